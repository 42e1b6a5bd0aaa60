import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Locale } from '@mcy/api/contract';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright';
import { expect, inject } from 'vitest';
import { long } from '../../scripts/test/long.ts';
import type { Session } from '../shop/callShop.ts';
import { patience } from '../shop/patience.ts';
import { contextPool } from './contextPool.ts';
import { type ShopTexts, textsOf } from './textsOf.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

/** A journey's visitors: it runs for one of them in turn. */
export const visitors = [
  { locale: 'vn', viewport: 'phone' },
  { locale: 'en', viewport: 'desktop' },
] as const satisfies readonly { locale: Locale; viewport: keyof typeof viewports }[];

interface VisitOptions {
  url: string;
  locale?: Locale;
  viewport?: keyof typeof viewports;
  /** Browser errors that this journey causes on purpose. */
  allowed?: RegExp;
  /** Allows the service worker, which has journeys of its own. */
  worker?: boolean;
  /** Lets the page move, for journeys in which that matters. */
  motion?: boolean;
  /** Begins with an empty cache. */
  cold?: boolean;
  /** Chooses the language on the account page, as a guest does; otherwise the device knows it. */
  choosing?: boolean;
}

/** A visitor with their own browser; records every hidden error. */
export class Visit {
  readonly page: Page;
  readonly texts: ShopTexts;
  readonly #faults: string[] = [];
  readonly #allowed: RegExp | undefined;

  static async begin(
    browser: Browser,
    {
      url,
      locale = 'vn',
      viewport = 'phone',
      allowed,
      worker = false,
      motion = false,
      cold = false,
      choosing = false,
    }: VisitOptions,
  ): Promise<Visit> {
    const page = await contextPool.take(browser, { url, worker, motion, cold });
    page.context().setDefaultTimeout(patience);
    await page.setViewportSize(viewports[viewport]);
    const visit = new Visit(page, await textsOf(locale), allowed);
    if (choosing) await visit.#chooseLanguage(locale);
    else if (locale !== 'vn') await visit.#store({ locale });
    return visit;
  }

  private constructor(page: Page, texts: ShopTexts, allowed: RegExp | undefined) {
    this.page = page;
    this.texts = texts;
    this.#allowed = allowed;
    // This also reports violations of the Content-Security-Policy.
    page.on('console', (message) => {
      if (message.type() === 'error') this.#note(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#note(`exception: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) this.#note(`${response.status()}: ${response.url()}`);
    });
  }

  async #chooseLanguage(locale: Locale): Promise<void> {
    const vietnamese = await textsOf('vn');
    await this.page.goto('/pages/index/mine');
    await this.page
      .getByRole('radiogroup', { name: vietnamese['account/profile']('mine.language') })
      .getByRole('radio', { name: vietnamese['account/profile'](`languages.${locale}`) })
      .click();
    await expect.poll(() => this.page.title()).toContain(this.texts['account/profile']('mine.title'));
  }

  /** Signs in by stored credentials, under the names of spec §3. */
  async signIn({ token, pwdVersion, user }: Session): Promise<void> {
    await this.#store({ token, pwdVersion: String(pwdVersion), user: JSON.stringify({ id: user.id }) });
  }

  async #store(stored: Readonly<Record<string, string>>): Promise<void> {
    await this.page.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, stored);
  }

  /**
   * Checks the screen for a title, one first heading or dialog, and accessibility violations; those once in a run for each address, dialog
   * and width, and each time in `npm run test:long`.
   */
  async checkScreen(): Promise<void> {
    const { page } = this;
    // A dialog hides the page behind it including its heading, and has its own title.
    const headings = (): Promise<number> =>
      page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).or(page.getByRole('alertdialog')).count();
    await expect.poll(headings, { message: `first headings of ${page.url()}` }).toBe(1);
    const busy = (): Promise<number> => page.locator('[aria-busy="true"]').count();
    await expect.poll(busy, { message: `${page.url()} is still loading` }).toBe(0);
    // A rendered page has the title for search engines until the app takes it over.
    await expect.poll(() => page.title()).toMatch(/MCY$/);
    // Else resets would win over components.
    expect(await page.evaluate(namesLayers), 'the first stylesheet names the cascade layers in their order').toBe(true);
    if (!(await this.#isNew())) return;
    await page.evaluate(endOfMotion);
    // Half a megabyte: once for each page load.
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
    const violations = await page.evaluate(async () => {
      // Added by the line above; the page's own types do not know it.
      const { axe: checker } = globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
      const results = await checker.run({ resultTypes: ['violations'] });
      return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
    });
    expect(violations, `axe on ${page.url()}`).toEqual([]);
  }

  /** True for an address and dialog that axe has not checked at this width. */
  async #isNew(): Promise<boolean> {
    const dialogs = this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
    const screen = [
      String(this.page.viewportSize()?.width),
      new URL(this.page.url()).pathname,
      ...(await dialogs.allTextContents()),
    ];
    // A folder is made once, whichever worker comes first.
    const name = createHash('sha256').update(screen.join('\n')).digest('hex');
    return mkdirSync(join(inject('checkedScreens'), name), { recursive: true }) !== undefined || long;
  }

  /** Leaves, and fails on any hidden error. */
  async end(): Promise<void> {
    await contextPool.giveBack(this.page.context());
    expect(this.#faults).toEqual([]);
  }

  #note(fault: string): void {
    if (this.#allowed?.test(fault) !== true) this.#faults.push(fault);
  }
}

/** Runs in the page: waits for colors that are on their way, which axe would measure in between; at most two seconds. */
async function endOfMotion(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  const late = new Promise((resolve) => {
    setTimeout(resolve, 2000);
  });
  await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), late]);
}

/** Runs in the page: whether its first stylesheet begins with the order of the cascade layers. */
function namesLayers(): boolean {
  // Libraries add style elements with the page's nonce.
  const own = [...document.styleSheets].find(
    ({ href, ownerNode }) => href !== null || (ownerNode instanceof Element && !ownerNode.hasAttribute('nonce')),
  );
  const first = own?.cssRules[0];
  return first instanceof CSSLayerStatementRule && first.nameList[0] === 'reset';
}
