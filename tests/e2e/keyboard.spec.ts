/** A night played with the keys alone: where the focus is after each step, that it can be seen, and that no key falls into nothing. */
import { expect, type Locator, type Page, test } from '@playwright/test';

test.use({ viewport: { width: 360, height: 640 } });
test.setTimeout(60_000);

type Role = Parameters<Page['getByRole']>[0];

/** A keyboard, and what has the focus. */
class Keys {
  constructor(readonly page: Page) {}

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(circle: number): Promise<void> {
    // A person sees what is typed on before the first key.
    await expect(this.page.getByRole('button', { name: /^(Record|Next|Ask|Arrest|Go there)$/ }).first()).toBeVisible();
    await this.page.keyboard.type(String(circle));
  }

  /** Goes with Tab to a control, at the first round; every stop on the way can be seen to have the focus. */
  async to(role: Role, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Locator> {
    const wanted = this.page.getByRole(role, { name, exact: typeof name === 'string' }).first();
    await expect(wanted).toBeVisible();
    for (let stop = 0; stop < 60; stop++) {
      await this.press(key);
      const hidden = await this.page.evaluate(unseenFocus);
      expect(hidden, 'has the focus and shows no ring').toBeNull();
      if (await wanted.evaluate((one) => one === document.activeElement)) return wanted;
    }
    throw new Error(`Tab does not reach ${role} ${name}`);
  }

  async push(name: string | RegExp, key: 'Enter' | 'Space' = 'Enter', by: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.to('button', name, by);
    await this.press(key);
  }

  /** The screen has changed and its heading has the focus. */
  async at(heading: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused();
  }

  /** The map's keys: it has the focus, and Enter takes what the arrows have reached. */
  async onMap(): Promise<void> {
    await this.to('listbox', 'Map of Whitechapel');
  }

  /** Takes a crossing from the map's list; the focus goes into the list and back to the button that opened it. */
  async fromList(between: string): Promise<void> {
    const { page } = this;
    await this.push('List', 'Enter', 'Shift+Tab');
    await expect(page.getByRole('heading', { name: 'Crossings on offer' })).toBeFocused();
    await this.push(new RegExp(`${between}( *:.*)?$`));
    await expect(page.getByRole('button', { name: 'List', exact: true })).toBeFocused();
  }

  /** A dialog is open: the focus is in it, and Tab goes round in it. */
  async isTrapped(): Promise<void> {
    const inside = () => this.page.evaluate(() => document.activeElement?.closest('dialog[open]') != null);
    await expect.poll(inside).toBe(true);
    for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await this.press(key);
      expect(await inside(), `the focus is in the dialog after ${key}`).toBe(true);
    }
  }
}

test('a night with the policemen on the map', async ({ page }) => {
  const keys = new Keys(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');

  await test.step('a new game in which the policemen are refereed', async () => {
    await keys.at('Hideout');
    await keys.push('New game as Jack');
    await keys.at('New game');
    await keys.to('radio', /^Jack’s moves only/);
    await keys.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^The policemen too/ })).toBeChecked();
    await keys.push('Begin the game');
    await keys.at('Jack chooses his hideout');
    await keys.push(/I am Jack/, 'Space');
    await keys.at('Choose the hideout');
    await keys.type(28);
    await keys.press('Enter');
    await keys.at('Recorded, not handed over');
    await keys.push('Hand over');
    await keys.at('The hideout is chosen');
    await keys.push('Begin night 1');
  });

  await test.step('the crime', async () => {
    await keys.at('Jack enters the crime');
    await keys.push(/I am Jack/);
    await keys.at('Enter the crime');
    await keys.to('radio', 'I');
    await keys.press('Space', 'ArrowRight', 'ArrowLeft');
    await expect(page.getByRole('radio', { name: 'I', exact: true })).toBeChecked();
    await keys.type(27);
    await keys.press('Enter');
    await keys.at('Recorded, not handed over');
    await keys.push('Hand over', 'Space');
    await keys.at('Alarm whistles');
  });

  await test.step('the alarm: three by the map’s keys, two from the list', async () => {
    await keys.onMap();
    for (const next of ['yellow', 'brown', 'red']) {
      await keys.press('End', 'Enter');
      await expect(page.getByText(`Where does ${next} stand?`)).toBeVisible();
      await expect(page.getByRole('listbox')).toBeFocused();
    }
    await keys.fromList('between 101 and 126');
    await keys.push('Undo', 'Space');
    await expect(page.getByText('Where does red stand?')).toBeVisible();
    await keys.push('List', 'Enter', 'Shift+Tab');
    await expect(page.getByRole('heading', { name: 'Crossings on offer' })).toBeFocused();
    await keys.press('Escape');
    await expect(page.getByRole('button', { name: 'List', exact: true })).toBeFocused();
    await keys.press('Tab', 'Tab');
    await keys.fromList('between 101 and 126');
    await keys.press('Tab', 'Tab');
    // With the last one placed there is no list any more: the focus goes to the group its button stood in.
    await keys.push('List', 'Enter', 'Shift+Tab');
    await keys.push(/between 40 and 57( *:.*)?$/);
    await expect(page.getByRole('group', { name: 'Map controls' })).toBeFocused();
    await keys.push('All five are right: begin the hunt');
    await keys.at('Jack’s turn');
  });

  await test.step('a walk that is refused, its rule opened and closed', async () => {
    await keys.push(/I am Jack/);
    await keys.at('Jack’s move');
    await keys.type(84);
    await keys.press('Enter');
    await keys.at('Jack’s move');
    await keys.push(/Rule HUNT-1.2/);
    await expect(page.getByRole('dialog', { name: 'Rules' }).getByRole('heading', { level: 1 })).toBeFocused();
    await keys.isTrapped();
    await keys.press('Escape');
    await expect(page.getByRole('button', { name: /Rule HUNT-1.2/ })).toBeFocused();
    await keys.push('The table rules otherwise');
    await keys.isTrapped();
    await keys.press('Escape');
    await expect(page.getByRole('button', { name: 'The table rules otherwise' })).toBeFocused();
  });

  await test.step('a walk, changed and handed over', async () => {
    await keys.type(46);
    await keys.press('Enter');
    await keys.at('Recorded, not handed over');
    await keys.push('Change');
    await keys.at('Jack’s move');
    await keys.type(48);
    await keys.press('Enter');
    await keys.at('Recorded, not handed over');
    await keys.push('Hand over');
    await keys.at('The detectives’ turn');
  });

  await test.step('five policemen moved; the menu opened and left', async () => {
    await keys.push('Menu');
    await keys.isTrapped();
    await keys.press('Escape');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    await keys.onMap();
    for (const next of ['yellow', 'brown', 'red', 'green']) {
      await keys.press('Home', 'ArrowRight', 'Enter');
      await expect(page.getByText(`Where does ${next} go?`)).toBeVisible();
    }
    await keys.press('End', 'Enter');
    // The map is gone with the last move.
    await expect(page.getByText('Tap a circle to ask')).toBeVisible();
    await keys.at('The detectives’ turn');
  });

  await test.step('a clue, and an arrest that misses', async () => {
    await keys.to('button', /^blue:/);
    await keys.press('Space');
    const circles = page.getByRole('group', { name: 'Circles blue can search' }).getByRole('button');
    const first = (await circles.first().textContent()) ?? '';
    await keys.push(first);
    await expect(page.getByRole('status')).toHaveText(`Circle ${first}: No trace.`);
    await expect(circles.first()).toBeFocused();
    const count = await circles.count();
    for (let circle = 1; circle < count; circle++) await keys.press('Tab', 'Enter');
    // The button to the next policeman goes away as it is pushed.
    await keys.push('Next: yellow');
    await expect(page.getByRole('group', { name: 'Circles yellow can search' })).toBeFocused();
    await keys.to('radio', 'Clue', 'Shift+Tab');
    await keys.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Arrest' })).toBeFocused();
    const where = page.getByRole('group', { name: 'Where yellow can arrest, once' }).getByRole('button').first();
    const suspect = (await where.textContent()) ?? '';
    await keys.push(suspect);
    await keys.isTrapped();
    await keys.press('Escape');
    await expect(where).toBeFocused();
    await keys.press('Enter');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await keys.push('Make the arrest');
    await expect(page.getByRole('status')).toHaveText(`Circle ${suspect}: Jack is not there.`);
    await expect(
      page.getByRole('group', { name: 'Circles yellow can search' }).getByRole('button').first(),
    ).toBeFocused();
    await keys.push('Police done');
    await keys.at('Jack’s turn');
  });

  for (const circle of [46, 28]) {
    await test.step(`a walk to ${circle}`, async () => {
      await keys.push(/I am Jack/);
      await keys.at('Jack’s move');
      await keys.type(circle);
      await keys.press('Enter');
      await keys.at('Recorded, not handed over');
      if (circle === 28) return;
      await keys.push('Hand over');
      await keys.at('The detectives’ turn');
      await keys.push('Questions');
      await keys.at('The detectives’ turn');
      await keys.push('Police done', 'Enter', 'Shift+Tab');
      await keys.at('Jack’s turn');
    });
  }

  await test.step('home', async () => {
    await keys.push('Hand over and declare escape');
    await keys.at('Night 1 is over');
    await keys.push('Begin night 2', 'Enter', 'Shift+Tab');
    await keys.at('Jack enters the crime');
  });
});

test('beside the night: every stop shows a ring, and whoever comes back is where he was', async ({ page }) => {
  const keys = new Keys(page);
  const round = async (): Promise<void> => {
    for (let stop = 0; stop < 25; stop++) {
      await keys.press('Tab');
      expect(await page.evaluate(unseenFocus), 'has the focus and shows no ring').toBeNull();
    }
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await keys.at('Hideout');
  for (const [opener, heading] of [
    ['Settings', 'Settings'],
    ['Rules', 'Rules'],
  ] as const) {
    await keys.push(opener);
    await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
    if (heading === 'Rules') await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await keys.isTrapped();
    await round();
    await keys.press('Escape');
    await expect(page.getByRole('button', { name: opener, exact: true })).toBeFocused();
  }
  await keys.push('Past games');
  await keys.at('Past games');
  await round();
  await keys.push('Back');
  await keys.at('Hideout');
  await keys.push('New game as Jack');
  await keys.at('New game');
  await round();
  await keys.push('Back', 'Enter', 'Shift+Tab');
  await keys.at('Hideout');
});

/** Runs in the page: what has the focus without a ring around it or its face; null when all is well. */
function unseenFocus(): string | null {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body) return null;
  if (at.matches('h1, h2, [role="dialog"] *') && at.tabIndex < 0) return null;
  const hasRing = (one: Element | null): boolean => {
    if (one === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  return hasRing(at) || (at.matches('input') && hasRing(at.nextElementSibling)) ? null : at.outerHTML.slice(0, 120);
}
