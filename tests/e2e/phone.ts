/** Jack's phone in the hands of a test: what a person taps and reads, and what must be true of every screen. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export class Phone {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/');
  }

  async tap(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name, exact: typeof name === 'string' }).click();
  }

  /** Types on our own keys. */
  async type(circle: number): Promise<void> {
    for (const digit of String(circle)) await this.tap(digit);
  }

  async choose(name: string): Promise<void> {
    await this.page.getByRole('radio', { name: new RegExp(`^${name}( |$)`) }).check();
  }

  async unlock(): Promise<void> {
    await this.tap(/I am Jack/);
  }

  async sees(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('main').getByText(text, { exact: typeof text === 'string' })).toBeVisible();
  }

  async seesHeading(name: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  }

  /** A refusal: the sentence and the rule it rests on. */
  async isRefused(sentence: RegExp, rule: string): Promise<void> {
    await this.sees(sentence);
    await this.sees(`Rule ${rule}`);
  }

  /** From the start page to the first night. */
  async beginGame(hideout: number): Promise<void> {
    await this.tap('New game as Jack');
    await this.tap('Begin the game');
    await this.unlock();
    await this.type(hideout);
    await this.tap('Record');
    await this.tap('Hand over');
    await this.seesHeading('The hideout is chosen');
  }

  async enterCrime(time: string, ...circles: readonly number[]): Promise<void> {
    await this.choose(time);
    for (const [i, circle] of circles.entries()) {
      if (i > 0) await this.tap('Next');
      await this.type(circle);
    }
    await this.tap('Record');
    await this.seesHeading('Recorded, not handed over');
  }

  async move(by: 'Walk' | 'Coach' | 'Alley', ...circles: readonly number[]): Promise<void> {
    await this.choose(by);
    for (const [i, circle] of circles.entries()) {
      if (i > 0) await this.tap('Next');
      await this.type(circle);
    }
    await this.tap('Record');
  }

  async ask(circle: number, answer: string): Promise<void> {
    await this.type(circle);
    await this.tap('Ask');
    await this.sees(answer);
  }

  /** Nothing of Jack's is in the document: not shown, not hidden, not in a name. */
  async keepsSecret(...numbers: readonly number[]): Promise<void> {
    // A circle may have the number of the minute it is.
    const html = (await this.page.evaluate(() => document.documentElement.outerHTML)).replace(/\d+:\d+/g, '');
    for (const number of numbers) expect(html, `${number} in the document`).not.toMatch(new RegExp(`\\b${number}\\b`));
    await expect(this.page).toHaveTitle(/^Hideout$/);
    expect(new URL(this.page.url()).pathname + new URL(this.page.url()).hash).toBe('/');
  }

  /** A sentence whose part of the catalogue is not loaded would show its key. */
  async readsWell(): Promise<void> {
    expect((await this.page.locator('body').allInnerTexts()).join(' ')).not.toMatch(/(^|\s)[a-z]+\.[a-z]\w+(\s|$)/);
  }

  /** What must be true of every screen, in both themes and with large text. */
  async isSound(): Promise<void> {
    for (const colorScheme of ['dark', 'light'] as const) {
      await this.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const axe = new AxeBuilder({ page: this.page });
      // The themes differ in their colours and nothing else.
      const rules =
        colorScheme === 'dark' ? axe.withTags(RULES) : axe.withRules(['color-contrast', 'link-in-text-block']);
      const { violations } = await rules.analyze();
      expect(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
    }
    expect(await this.page.evaluate(tooSmall)).toEqual([]);
    await this.readsWell();
    for (const size of ['', '200%']) {
      await this.page.evaluate((text) => {
        document.documentElement.style.fontSize = text;
      }, size);
      expect(await this.page.evaluate(tooWide), `at ${size || '100%'}`).toEqual([]);
    }
    await this.page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
  }
}

/** Runs in the page: what a thumb should hit and is less than 48 px high or wide. */
function tooSmall(): string[] {
  const targets = [...document.querySelectorAll<HTMLElement>('button, label')];
  return targets
    .map((target) => ({ target, box: target.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (Math.round(box.height) < 48 || Math.round(box.width) < 48))
    .map(({ target, box }) => `${target.textContent}: ${box.width} × ${box.height}`);
}

/** Runs in the page: what sticks out to the side. */
function tooWide(): string[] {
  const width = document.documentElement.clientWidth;
  const wide = [...document.querySelectorAll<HTMLElement>('#app *:not(.map-window *)')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 1 && (box.right > width + 1 || box.left < -1) && !one.classList.contains('aside');
  });
  const scrolls =
    document.documentElement.scrollWidth > width ? [`scrolls to ${document.documentElement.scrollWidth}`] : [];
  return [...scrolls, ...wide.map((one) => `${one.tagName} ${one.className}`)];
}
