/**
 * Where a shortcut of the installed app leads: `?start=new` or `?start=rules`. Read once; the address is left as it is. A game
 * that was on the screen comes back before a new one is begun: after a reload the address still says the same.
 */
export type StartWanted = 'new' | 'rules' | null;

export function startWanted(search: string): StartWanted {
  const wanted = new URLSearchParams(search).get('start');
  return wanted === 'new' || wanted === 'rules' ? wanted : null;
}
