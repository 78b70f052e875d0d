/**
 * A night played by somebody who hears the screen: every control is found by its role and name, every outcome is taken from
 * what is announced or from the heading that has the focus. And whoever listens beside Jack hears none of his numbers.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';

test.use({ viewport: { width: 360, height: 640 } });
test.setTimeout(60_000);

type Role = Parameters<Page['getByRole']>[0];

/** A screen reader's user: what he can find, and all that he was told since the page was opened. */
class Ear {
  private heardBefore = 0;

  constructor(
    readonly page: Page,
    /** Circles that are nobody's business but Jack's. */
    readonly secret: readonly number[],
  ) {}

  async open(): Promise<void> {
    await this.page.emulateMedia({ reducedMotion: 'reduce' });
    await this.page.addInitScript(listen);
    await this.page.goto('/');
    await this.at('Hideout');
  }

  find(role: Role, name: string | RegExp, within?: Locator): Locator {
    return (within ?? this.page).getByRole(role, { name, exact: typeof name === 'string' });
  }

  async push(...names: readonly (string | RegExp)[]): Promise<void> {
    for (const name of names) await this.find('button', name).press('Enter');
  }

  async type(circle: number): Promise<void> {
    const keys = this.find('group', 'Number keys');
    for (const digit of String(circle)) await this.find('button', digit, keys).press('Enter');
  }

  async choose(group: string | RegExp, name: string | RegExp): Promise<void> {
    await this.find('radio', name, this.find('group', group)).check();
  }

  /** The screen has changed, and what has the focus says so. */
  async at(heading: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused();
  }

  /** Something new is announced, once. */
  async hears(sentence: string | RegExp): Promise<void> {
    await expect.poll(async () => (await this.heard()).slice(this.heardBefore)).toHaveLength(1);
    const all = await this.heard();
    this.heardBefore = all.length;
    expect(all.at(-1)).toMatch(typeof sentence === 'string' ? new RegExp(`^${sentence}$`) : sentence);
  }

  async heard(): Promise<readonly string[]> {
    return this.page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  }

  /** Jack's side is covered: nothing in the whole tree, no name and no text, holds a number of his. */
  async isCovered(): Promise<void> {
    this.holdsNoSecret(await this.page.getByRole('document').or(this.page.locator('body')).first().ariaSnapshot());
  }

  async unlock(): Promise<void> {
    await this.isCovered();
    await this.push(/I am Jack/);
  }

  async record(): Promise<void> {
    await this.push('Record');
    await this.at('Recorded, not handed over');
    await this.isCovered();
  }

  async handOver(button: string, heading: string): Promise<void> {
    await this.push(button);
    await this.hears('Handed over. The screen is covered.');
    await this.at(heading);
    await this.isCovered();
  }

  holdsNoSecret(text: string): void {
    for (const number of this.secret) expect(text).not.toMatch(new RegExp(`\\b${number}\\b`));
  }
}

test('a night in which the table looks for itself', async ({ page }) => {
  const ear = new Ear(page, [51, 64, 66, 67]);
  await ear.open();

  await test.step('of earphones he is told before the first number', async () => {
    await ear.push('New game as Jack');
    await ear.at('New game');
    await ear.push('Begin the game');
    await ear.at('Jack chooses his hideout');
    await ear.isCovered();
    const unlock = ear.find('button', /I am Jack/);
    await expect(unlock).toHaveAccessibleDescription(/use earphones on Jack’s side/);
    await ear.push(/I am Jack/);
    await ear.at('Choose the hideout');
  });

  await test.step('a refusal is told by its rule, without the number', async () => {
    await ear.type(27);
    await ear.push('Record');
    await ear.hears('Refused. Rule SETUP-5. The reason is on the screen.');
    await expect(ear.find('button', 'Rule SETUP-5')).toBeVisible();
    await ear.type(51);
    await ear.record();
    await ear.handOver('Hand over', 'The hideout is chosen');
  });

  await test.step('the crime', async () => {
    await ear.push('Begin night 1');
    await ear.at('Jack enters the crime');
    // It is said once.
    await expect(ear.find('button', /I am Jack/)).toHaveAccessibleDescription('');
    await ear.unlock();
    await ear.at('Enter the crime');
    await ear.choose('Time of the crime', 'I');
    await ear.type(28);
    await ear.push('Record');
    await expect(ear.find('dialog', 'Is circle 28 right?')).toBeVisible();
    await ear.push('No, change it', 'Erase', '7');
    await ear.record();
    await ear.handOver('Hand over', 'Jack’s turn');
  });

  await test.step('a walk refused, looked at, and another one', async () => {
    await ear.unlock();
    await ear.at('Jack’s move');
    await ear.type(84);
    await ear.push('Record');
    await ear.hears('Refused. Rule HUNT-1.2. The reason is on the screen.');
    await ear.push('Rule HUNT-1.2');
    await expect(ear.find('heading', 'The walk', ear.find('dialog', 'Rules'))).toBeFocused();
    await ear.push('Back to the game');
    await expect(ear.find('button', 'Rule HUNT-1.2')).toBeFocused();
    await ear.type(48);
    await ear.record();
  });

  await test.step('his numbers have a name only while they are shown, and are never called out', async () => {
    const keep = ear.find('button', 'Keep showing');
    await keep.press('Enter');
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => page.getByRole('main').ariaSnapshot()).toMatch(/\b51\b/);
    await keep.press('Enter');
    await ear.handOver('Hand over', 'The police ask');
  });

  await test.step('no and yes: one sentence each, in one form, and the focus stays', async () => {
    const after: string[] = [];
    for (const [circle, answer] of [
      [46, 'No trace'],
      [48, 'A clue'],
    ] as const) {
      await ear.type(circle);
      await ear.push('Ask');
      await ear.hears(`Circle ${circle}: ${answer}.`);
      await expect(ear.find('button', 'Ask')).toBeFocused();
      after.push(shapeOf(await page.getByRole('main').ariaSnapshot()));
    }
    // Beside the list of what was asked, which has grown by a line, the screen is the same.
    expect(after[1]).toBe(after[0]);
    await ear.isCovered();
  });

  await test.step('an arrest is asked once more', async () => {
    await ear.choose('What is asked', 'Arrest');
    await ear.type(29);
    await ear.push('Arrest');
    await expect(ear.find('dialog', 'Arrest on circle 29?')).toBeVisible();
    await ear.push('Make the arrest');
    await ear.hears('Circle 29: Jack is not there.');
    await ear.type(200);
    await ear.push('Ask');
    await ear.hears(/^Refused. Rule HUNT-3.2./);
    await ear.push('Police done');
    await ear.hears('The police are done. Jack’s turn.');
    await ear.at('Jack’s turn');
  });

  const police = async (): Promise<void> => {
    await ear.push('Police done');
    await ear.hears('The police are done. Jack’s turn.');
    await ear.at('Jack’s turn');
    await ear.unlock();
    await ear.at('Jack’s move');
  };

  await test.step('a coach, an alley and two walks home', async () => {
    await ear.unlock();
    await ear.choose('How Jack moves', /^Coach/);
    await ear.type(64);
    await ear.push('Next');
    await ear.type(66);
    await ear.record();
    await ear.handOver('Hand over', 'The police ask');
    await police();
    await ear.choose('How Jack moves', /^Alley/);
    await ear.type(51);
    await ear.record();
    await ear.handOver('Hand over', 'The police ask');
    await police();
    await ear.type(67);
    await ear.record();
    await ear.handOver('Hand over', 'The police ask');
  });

  await test.step('the phone in the detectives’ hands', async () => {
    await ear.push('Menu');
    await ear.push(/^Hand the phone to the detectives/);
    await ear.at('The detectives ask');
    await ear.push('Keys');
    await ear.type(30);
    await ear.push('Ask');
    await ear.hears('Circle 30: No trace.');
    await ear.isCovered();
    await ear.push('Police done');
    await ear.hears('The police are done. Jack’s turn.');
    await ear.at('Jack’s turn');
  });

  await test.step('home', async () => {
    await ear.unlock();
    await ear.type(51);
    await ear.record();
    await ear.handOver('Hand over and declare escape', 'Night 1 is over');
    await ear.push('Menu');
    await ear.push(/^Give up/);
    await expect(ear.find('dialog', 'Which side gives up?')).toBeVisible();
    await ear.push('The police give up');
    await ear.at('The game is over');
    await ear.isCovered();
  });

  ear.holdsNoSecret((await ear.heard()).join('\n'));
});

test('the policemen, placed and moved by name', async ({ page }) => {
  // The board has every number, so here only what is called out is looked at.
  const ear = new Ear(page, [195, 48]);
  const pick = async (crossing: string, policeman: string): Promise<void> => {
    await ear.push('List');
    const offered = ear.find('dialog', 'Crossings on offer');
    await expect(ear.find('heading', 'Crossings on offer')).toBeFocused();
    await ear.find('button', new RegExp(`the crossing ${crossing}( *:.*)?$`), offered).press('Enter');
    await ear.hears(`${policeman}: the crossing ${crossing}.`);
  };
  await ear.open();
  await ear.push('New game as Jack');
  await ear.choose('How much the app referees', /^The policemen too/);
  await ear.push('Begin the game');
  await ear.unlock();
  await ear.type(195);
  await ear.record();
  await ear.push('Hand over');
  await ear.hears('Handed over. The screen is covered.');
  await ear.push('Begin night 1');
  await ear.unlock();
  await ear.choose('Time of the crime', 'I');
  await ear.type(27);
  await ear.record();
  await ear.push('Hand over');
  await ear.hears('Handed over. The screen is covered.');

  await test.step('the alarm', async () => {
    await ear.at('Alarm whistles');
    for (const [policeman, crossing] of [
      ['blue', 'between 118, 119, and 120'],
      ['yellow', 'between 130 and 145'],
      ['brown', 'between 139 and 164'],
      ['red', 'between 101 and 126'],
      ['green', 'between 40 and 57'],
    ] as const) {
      await expect(ear.find('button', `${policeman}: not yet`)).toHaveAttribute('aria-pressed', 'true');
      await pick(crossing, policeman);
      await expect(ear.find('button', `${policeman}: placed`)).toBeVisible();
    }
    await ear.push('All five are right: begin the hunt');
    await ear.at('Jack’s turn');
  });

  await test.step('a move, a question, an arrest', async () => {
    await ear.push(/I am Jack/);
    await ear.at('Jack’s move');
    await ear.type(48);
    await ear.record();
    await ear.push('Hand over');
    await ear.hears('Handed over. The screen is covered.');
    await ear.at('The detectives’ turn');
    await pick('between 99, 100, and 120', 'blue');
    await ear.push('Questions');
    await ear.push(/^blue:/);
    const reach = ear.find('group', 'Circles blue can search');
    await ear.find('button', '99', reach).press('Enter');
    await ear.hears('Circle 99: No trace.');
    await ear.choose('What they do', 'Arrest');
    await ear.push(/^green:/);
    await ear.find('button', '57', ear.find('group', 'Where green can arrest, once')).press('Enter');
    await expect(ear.find('dialog', 'Arrest on circle 57?')).toBeVisible();
    await ear.push('Make the arrest');
    await ear.hears('Circle 57: Jack is not there.');
    await expect(ear.find('button', 'green: missed')).toBeVisible();
    await ear.push('Police done');
    await ear.hears('The police are done. Jack’s turn.');
    await ear.at('Jack’s turn');
  });

  ear.holdsNoSecret((await ear.heard()).join('\n'));
});

test('beside the night: every control has a name of its own, and headings come in order', async ({ page }) => {
  const ear = new Ear(page, []);
  await ear.open();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await isOrdered(page);

  await test.step('settings', async () => {
    await ear.push('Settings');
    await expect(ear.find('dialog', 'Settings')).toBeVisible();
    await isOrdered(page);
    await page.keyboard.press('Escape');
    await expect(ear.find('button', 'Settings')).toBeFocused();
  });

  await test.step('rules: contents, a search, a chapter and an entry', async () => {
    await ear.push('Rules');
    const rules = ear.find('dialog', 'Rules');
    await expect(rules.getByRole('heading', { level: 1 })).toBeFocused();
    await isOrdered(page);
    await rules.getByRole('searchbox').fill('zzzz');
    await ear.hears(/^Nothing found/);
    await rules.getByRole('searchbox').fill('');
    await ear.find('button', /Arrests/, rules).press('Enter');
    await expect(ear.find('heading', 'Arrests', rules)).toBeFocused();
    await isOrdered(page);
    await rules.getByRole('listitem').getByRole('button').first().press('Enter');
    await expect(rules.getByRole('heading', { level: 1 })).toBeFocused();
    await isOrdered(page);
    await ear.push('Close');
    await expect(ear.find('button', 'Rules')).toBeFocused();
  });

  await test.step('a new game at either level, and past games', async () => {
    await ear.push('New game as Jack');
    await ear.at('New game');
    await isOrdered(page);
    await ear.choose('How much the app referees', /^The policemen too/);
    await isOrdered(page);
    await ear.push('Begin the game');
    await ear.unlock();
    await ear.type(51);
    await ear.record();
    await ear.push('Hand over');
    await ear.at('The hideout is chosen');
    await ear.push('Menu');
    await expect(ear.find('dialog', 'Menu')).toBeVisible();
    await isOrdered(page);
    await ear.push(/^Leave to the start page/);
    await ear.at('Hideout');
    await isOrdered(page);
    await ear.push('Past games');
    await ear.at('Past games');
    await isOrdered(page);
    await ear.push(/^Delete the game begun/);
    await isOrdered(page);
    await ear.push('Cancel');
    await expect(ear.find('button', /^Delete the game begun/)).toBeFocused();
    await ear.push(/^Before the first night/);
  });

  await test.step('the end, before and after the reveal', async () => {
    await ear.at('The hideout is chosen');
    await ear.push('Menu');
    await ear.push(/^Give up/);
    await ear.push('Jack gives up');
    await ear.at('The game is over');
    await expect(ear.find('button', 'Reveal Jack’s sheet')).toBeVisible();
    await isOrdered(page);
    await ear.push('Reveal Jack’s sheet');
    await ear.push('Yes, reveal everything');
    await expect(ear.find('button', 'Reveal Jack’s sheet')).toBeHidden();
    await expect(page.locator('body')).not.toBeFocused();
    await isOrdered(page);
  });
});

/** Nothing to push or fill is without a name, none has the name of another in its group, and no heading skips a level. */
async function isOrdered(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  const open = page.locator('dialog[open]');
  const shown = (await open.count()) > 0 ? open.last() : page.getByRole('main');
  const lines = (await shown.ariaSnapshot()).split('\n');
  const groups: string[] = [];
  const names: string[] = [];
  for (const line of lines) {
    const [, indent = '', role = '', name] =
      /^( *)- (\w+)(?: ("(?:[^"\\]|\\.)*"))?/.exec(line.replace(/^( *)- '/, '$1- ')) ?? [];
    groups.length = Math.min(groups.length, indent.length / 2);
    groups[indent.length / 2] = /^(group|radiogroup|region|dialog|list)$/.test(role) ? `${role} ${name ?? ''}` : '';
    if (!/^(button|link|radio|checkbox|textbox|searchbox|combobox|slider|switch|tab)$/.test(role)) continue;
    expect(name, line).toMatch(/\w/);
    names.push(`${groups.filter((group) => group && !group.startsWith('list')).join(' > ')} > ${role} ${name}`);
  }
  expect(names.length).toBeGreaterThan(0);
  expect(
    names.filter((name, i) => names.indexOf(name) !== i),
    'twice in one group',
  ).toEqual([]);
  const levels = [...lines.join('\n').matchAll(/- heading .*\[level=(\d)\]/g)].map(([, level]) => Number(level));
  expect(levels.length).toBeGreaterThan(0);
  const skips = levels.filter((level, i) => i > 0 && level > (levels[i - 1] ?? 0) + 1);
  expect(skips, `levels ${levels.join(' ')}`).toEqual([]);
}

/** The screen's roles and names without its texts, and without the list of what was asked. */
function shapeOf(snapshot: string): string {
  const [before = ''] = snapshot.split(/\n *- region "Asked tonight"/);
  return before
    .split('\n')
    .filter((line) => /^ *- (button|radio|group|heading|listbox|dialog|status|alert)/.test(line))
    .join('\n');
}

/** Runs in the page before anything else: writes down whatever a live region comes to say. */
function listen(): void {
  const heard: string[] = [];
  const before = new Map<Element, string>();
  Object.assign(window, { heard });
  const look = (): void => {
    for (const region of document.querySelectorAll('[aria-live], [role="status"], [role="alert"], output')) {
      const text = (region.textContent ?? '').trim();
      const raw = region.textContent ?? '';
      if (region.getAttribute('aria-live') === 'off' || before.get(region) === raw) continue;
      before.set(region, raw);
      if (text !== '') heard.push(text);
    }
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
    attributes: true,
  });
}
