import { describe, expect, it } from 'vitest';
import { board } from '../../src/board/index';
import { NEW_GAME, publicForm } from '../../src/rules/index';
import { refusal } from './at-the-table';
import { ALARM, arrest, ask, declare, done, hide, kill, night, play, position, ruleFor, start, walk } from './position';

const RED = [3, 21, 27, 65, 84, 147, 149, 158];

describe('the hideout', () => {
  const begun = play(NEW_GAME, start({}));

  it('SETUP-5: any of the 187 circles that are not red', () => {
    const accepted = board.circles.filter((circle) => ruleFor(begun, hide(circle)) === null);
    expect(accepted).toHaveLength(187);
    expect(accepted).toEqual(board.circles.filter((circle) => !RED.includes(circle)));
  });

  it.each(RED)('SETUP-5, BOARD-1: not the red circle %i', (circle) => {
    expect(refusal(begun, hide(circle))).toEqual({ rule: 'SETUP-5', because: { why: 'redHideout', circle } });
  });

  it.each([0, 196, 199, -1, 1.5, Number.NaN])('SETUP-5: %s is no circle', (circle) => {
    expect(refusal(begun, hide(circle))).toEqual({ rule: 'SETUP-5', because: { why: 'notACircle', circle } });
  });

  it('SETUP-5, HIDE-1: chosen once, before the first night, for all four', () => {
    const chosen = play(begun, hide(51));
    expect(refusal(chosen, hide(52))).toEqual({ rule: 'SETUP-5', because: { why: 'hideoutStands' } });
    const later = play(chosen, night(1), kill('I', 84), ALARM, walk(51), declare, night(2));
    expect(refusal(later, hide(52))).toEqual({ rule: 'SETUP-5', because: { why: 'hideoutStands' } });
    expect(later.sheet.hideout).toBe(51);
  });

  it('SETUP-5, NIGHT-1: no night begins without one', () => {
    expect(ruleFor(begun, night(1))).toBe('NIGHT-1');
  });

  it('HIDE-1: secret: what others learn is that it is chosen', () => {
    expect(publicForm({ type: 'hideoutChosen', circle: 51 as never })).toEqual({ type: 'hideoutChosen' });
  });

  it('HIDE-2, HUNT-1.9: reached and not announced, the game goes on as after any other walk', () => {
    const [home, elsewhere] = [51, 66].map((hideout) => play(position({ hideout, here: 84 }), walk(51)));
    expect(home?.table).toEqual(elsewhere?.table);
  });

  it('HIDE-3, SPEC-2: only a normal move counts', () => {
    const game = play(position({ hideout: 67, here: 84 }), { type: 'jackMoved', by: 'alley', to: [67] });
    expect(ruleFor(game, declare)).toBe('SPEC-2');
    expect(ruleFor(play(position({ hideout: 67, here: 84 }), walk(67)), declare)).toBeNull();
  });

  it('HIDE-4: killed there he cannot declare; he steps off, comes back and declares', () => {
    const killed = play(position({ phase: 'hell', hideout: 51 }), kill('II', 51), ALARM);
    expect(refusal(killed, declare)).toEqual({ rule: 'HUNT-1.8', because: { why: 'notJustWalkedHome' } });
    expect(play(killed, walk(66), done, walk(51), declare).table.phase).toBe('between');
  });

  it('HIDE-5: a crime scene on the hideout does not keep him out on a later night', () => {
    const game = position({ night: 2, hideout: 51, here: 84, scenes: [51] });
    expect(play(game, walk(51), declare).table.phase).toBe('between');
  });

  it('HIDE-5, HELL-5.7: it only bars the circle for another crime', () => {
    const game = position({ night: 2, phase: 'hell', hideout: 51, scenes: [51] });
    expect(refusal(game, kill('II', 51))).toEqual({ rule: 'HELL-5.7', because: { why: 'sceneAlready', circle: 51 } });
  });

  it('HIDE-6: clues and arrests there are like anywhere', () => {
    const game = position({ hideout: 119, phase: 'police', row: [84, 119], policemen: { red: 'k143', green: 'k165' } });
    expect(play(game, ask(119, 'red')).table.clues).toEqual([119]);
    expect(play(game, arrest(119, 'red')).table.end?.how).toBe('arrested');
  });

  describe('Catch Me If You Can', () => {
    const catching = play(NEW_GAME, start({ catchMe: true }));

    it('OPT-CATCH-1: 138 of the 187 remain', () => {
      expect(board.circles.filter((circle) => ruleFor(catching, hide(circle)) === null)).toHaveLength(138);
    });

    it('OPT-CATCH-1: 51 is next to 65 and 84', () => {
      expect(refusal(catching, hide(51))).toEqual({
        rule: 'OPT-CATCH-1',
        because: { why: 'hideoutNextToRed', circle: 51, red: [65, 84] },
      });
      expect(ruleFor(catching, hide(98))).toBeNull();
    });

    it('OPT-CATCH-1, SETUP-5: a red circle is still SETUP-5', () => {
      expect(ruleFor(catching, hide(84))).toBe('SETUP-5');
    });
  });
});
