/**
 * Which control is to be tapped next, found on the screen as it stands. It is marked and
 * nothing else; whatever is tapped instead does what it always does.
 */
import { useEffect } from 'preact/hooks';
import { board } from '../../board/index';
import type { CircleId, CrossingId } from '../../board/types';
import { placeOf } from '../../board/ways';
import type { Command } from '../../rules/index';
import { crossingNamed } from '../hunt/mapWords';
import { t } from '../words';

const MARK = 'data-guide';

/** Keeps the mark on what is to be tapped next while the screen changes. */
export function useSign(next: Command | null, line: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const screen = line.current?.closest('main');
    if (!screen) return;
    let marked: Element | null = null;
    const look = (): void => {
      const found = next === null ? null : signFor(next, screen);
      if (found === marked) return;
      marked?.removeAttribute(MARK);
      found?.setAttribute(MARK, '');
      marked = found;
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(screen, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['aria-pressed'],
    });
    // Radio buttons change without a trace in the document.
    screen.addEventListener('change', look);
    return () => {
      observer.disconnect();
      screen.removeEventListener('change', look);
      marked?.removeAttribute(MARK);
    };
  });
}

function signFor(next: Command, screen: Element): Element | null {
  const unlock = screen.querySelector('.unlock');
  if (unlock !== null) return unlock;
  switch (next.type) {
    case 'nightBegan':
      return worded(screen, '.button', t('between.begin', { night: next.night }));
    case 'hideoutChosen':
      return numbers(screen, [next.circle]);
    case 'killed':
      return radio(screen, next.time) ?? numbers(screen, next.circles);
    case 'jackMoved':
      return radio(screen, next.by) ?? numbers(screen, next.to);
    case 'handedOver':
      return worded(screen, '.button', t('held.handOver'));
    case 'escapeDeclared':
      return worded(screen, '.button', t('held.declare'));
    case 'policemanMoved':
      return (
        radio(screen, 'move') ??
        pawn(screen, t(`policeman.${next.policeman}`)) ??
        within(screen, '.map-chip', crossingNamed(next.to as CrossingId)) ??
        onMap(screen, next.to as CrossingId)
      );
    case 'clueSearched':
      return radio(screen, 'clue') ?? asking(screen, next);
    case 'arrestAttempted':
      return (
        worded(screen, 'dialog .button', t('police.arrestConfirm')) ?? radio(screen, 'arrest') ?? asking(screen, next)
      );
    case 'policeDone':
      return worded(screen, '.button', t('police.done'));
    default:
      return null;
  }
}

function asking(
  screen: Element,
  { policeman, circle }: Extract<Command, { type: 'clueSearched' | 'arrestAttempted' }>,
): Element | null {
  const one = policeman === undefined ? null : pawn(screen, t(`policeman.${policeman}`));
  const asked = [...screen.querySelectorAll('.circle')].find((circleButton) => {
    return circleButton.querySelector('b')?.textContent === String(circle);
  });
  return one ?? asked ?? null;
}

/** The next key, circle or action for numbers that are typed or picked. */
function numbers(screen: Element, wanted: readonly number[]): Element | null {
  const places = [...screen.querySelectorAll('.place')];
  const action = screen.querySelector('.key-action') ?? screen.querySelector('.button-main:not(.guide-way)');
  for (const [i, place] of places.entries()) {
    const text = place.querySelector('.numeral')?.textContent ?? '';
    const typed = /^\d+$/.test(text) ? text : '';
    const number = String(wanted[i] ?? '');
    if (typed === number) continue;
    if (place.getAttribute('aria-pressed') === 'false') {
      // The place before it is complete: on to this one, or back to it.
      return i > 0 && typed === '' ? action : place;
    }
    const whole = worded(screen, '.chip', number);
    if (whole !== null) return whole;
    if (screen.querySelector('.keypad') === null) return onMap(screen, Number(number) as CircleId);
    if (!number.startsWith(typed)) return screen.querySelector('.key-erase');
    return worded(screen, '.keypad .key', number.charAt(typed.length));
  }
  return places.length > 0 ? action : null;
}

/** A place on offer on the drawn board. */
function onMap(screen: Element, place: CircleId | CrossingId): Element | null {
  const { x, y } = placeOf(board, place);
  return screen.querySelector(`.map-layer > g[transform="translate(${x} ${y})"]:has(.map-offer-ring)`);
}

/** A choice, unless it is made. */
function radio(screen: Element, value: string): Element | null {
  const input = screen.querySelector<HTMLInputElement>(`.segment-input[value="${value}"]`);
  return input === null || input.checked ? null : input.closest('label');
}

/** A policeman, unless he is selected. */
function pawn(screen: Element, name: string): Element | null {
  const button = within(screen, '.pawn', `${name}: `);
  return button?.getAttribute('aria-pressed') === 'true' ? null : button;
}

function worded(screen: Element, selector: string, word: string): Element | null {
  return [...screen.querySelectorAll(selector)].find((one) => one.textContent?.trim() === word) ?? null;
}

function within(screen: Element, selector: string, words: string): Element | null {
  return [...screen.querySelectorAll(selector)].find((one) => one.textContent?.includes(words)) ?? null;
}
