/** How Hell goes on with what everybody learns of it, at the level *evening*. Says yes to everything. */
import type { PublicEvent } from './events';
import { ascending } from './public-form';
import { type Hell, judgesHell, NO_HELL, type Table } from './table';
import { POLICEMEN, type Policeman } from './vocabulary';

/** The table after an event of Hell; unchanged where Hell is only noted. */
export function evolveHell(table: Table, event: PublicEvent): Table {
  if (!judgesHell(table)) return table;
  const { hell } = table;
  switch (event.type) {
    case 'womenPlaced':
      return { ...table, hell: { ...NO_HELL, step: 'patrols', women: event.circles } };
    case 'patrolsPlaced': {
      const patrols = event.crossings.map((crossing) => ({ crossing, face: null }));
      // Tokens lie now where the policemen stood.
      const policemen = { blue: null, yellow: null, brown: null, red: null, green: null };
      return { ...table, policemen, hell: { ...hell, step: 'victims', patrols } };
    }
    case 'letterPlayed': {
      const { from, to } = event;
      if (event.letter === 'goulstonStreet' || from === undefined || to === undefined) return table;
      return { ...table, hell: withPatrol(hell, from, (one) => ({ ...one, crossing: to })) };
    }
    case 'victimsRevealed':
      return { ...table, hell: { ...hell, step: 'blood', women: [], wretched: ascending(event.circles) } };
    case 'waited':
      return { ...table, hell: { ...hell, step: 'suspense', moved: [] } };
    case 'wretchedMoved': {
      const wretched = ascending([...hell.wretched.filter((circle) => circle !== event.from), event.to]);
      return { ...table, hell: { ...hell, wretched, moved: [...hell.moved, event.to] } };
    }
    case 'patrolRevealed': {
      const { crossing, face = null } = event;
      return { ...table, hell: { ...withPatrol(hell, crossing, (one) => ({ ...one, face })), step: 'blood' } };
    }
    case 'killed':
      return { ...table, hell: { ...hell, wretched: [], moved: [] } };
    case 'alarmRaised': {
      const colourAt = (crossing: string): Policeman | false =>
        POLICEMEN.find((policeman) => event.policemen[policeman] === crossing) ?? false;
      const patrols = hell.patrols.map((one) => ({ ...one, face: one.face ?? colourAt(one.crossing) }));
      return { ...table, hell: { ...hell, patrols } };
    }
    default:
      return table;
  }
}

function withPatrol(
  hell: Hell,
  crossing: string,
  change: (one: Hell['patrols'][number]) => Hell['patrols'][number],
): Hell {
  return {
    ...hell,
    patrols: hell.patrols.map((one) => (one.crossing === crossing && one.face === null ? change(one) : one)),
  };
}
