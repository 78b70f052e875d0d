/**
 * The Tab key in a sheet that lies over the screen: from the last control to the first and back. The browser's own dialog
 * would go on to the browser's bar, and leaving the page covers Jack's side.
 */
const STOPS = 'button, input, select, textarea, summary, a[href], [tabindex="0"]';

export function goRound(event: KeyboardEvent): void {
  const { currentTarget: sheet, key, shiftKey: back } = event;
  const at = document.activeElement;
  if (key !== 'Tab' || at === null || !(sheet instanceof Element)) return;
  const stops = [...sheet.querySelectorAll<HTMLElement>(STOPS)].filter((one) => isStop(sheet, one));
  const towards = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (stops.some((one) => !isSameGroup(one, at) && at.compareDocumentPosition(one) & towards)) return;
  event.preventDefault();
  stops.at(back ? -1 : 0)?.focus();
}

/** Of radio buttons only the chosen one is a stop, or each while none is. */
function isStop(sheet: Element, one: HTMLElement): boolean {
  if (one.tabIndex < 0 || one.matches(':disabled, [inert] *') || one.getClientRects().length === 0) return false;
  if (!isRadio(one) || one.checked) return true;
  return ![...sheet.querySelectorAll('input')].some((other) => isSameGroup(one, other) && other.checked);
}

function isSameGroup(one: Element, other: Element): boolean {
  return isRadio(one) && isRadio(other) && one.name === other.name;
}

function isRadio(one: Element): one is HTMLInputElement {
  return one instanceof HTMLInputElement && one.type === 'radio';
}
