import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locale } from '@mcy/api/contract';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import type { Session } from '../shop/callShop.ts';
import { patience } from '../shop/patience.ts';
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
}

/** A visitor with their own browser; records every hidden error. */
export class Visit {
  readonly page: Page;
  readonly texts: ShopTexts;
  readonly #context: BrowserContext;
  readonly #faults: string[] = [];
  readonly #allowed: RegExp | undefined;

  static async begin(
    browser: Browser,
    { url, locale = 'vn', viewport = 'phone', allowed, worker = false }: VisitOptions,
  ): Promise<Visit> {
    const context = await browser.newContext({
      baseURL: url,
      viewport: viewports[viewport],
      serviceWorkers: worker ? 'allow' : 'block',
    });
    context.setDefaultTimeout(patience);
    const visit = new Visit(context, await context.newPage(), await textsOf(locale), allowed);
    if (locale !== 'vn') await visit.chooseLanguage(locale);
    return visit;
  }

  private constructor(context: BrowserContext, page: Page, texts: ShopTexts, allowed: RegExp | undefined) {
    this.#context = context;
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

  /** On the account page, as a guest does. */
  async chooseLanguage(locale: Locale): Promise<void> {
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
    const stored = { token, pwdVersion: String(pwdVersion), user: JSON.stringify({ id: user.id }) };
    await this.#context.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, stored);
  }

  /** Checks the screen for accessibility violations, a title and one first heading or dialog. */
  async checkScreen(): Promise<void> {
    const { page } = this;
    // A dialog hides the page behind it including its heading, and has its own title.
    const headings = (): Promise<number> =>
      page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).or(page.getByRole('alertdialog')).count();
    await expect.poll(headings, { message: `first headings of ${page.url()}` }).toBe(1);
    const busy = (): Promise<number> => page.locator('[aria-busy="true"]').count();
    await expect.poll(busy, { message: `${page.url()} is still loading` }).toBe(0);
    expect(await page.title()).toMatch(/MCY$/);
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

  /** Leaves, and fails on any hidden error. */
  async end(): Promise<void> {
    await this.#context.close();
    expect(this.#faults).toEqual([]);
  }

  #note(fault: string): void {
    if (this.#allowed?.test(fault) !== true) this.#faults.push(fault);
  }
}

/** Runs in the page: waits for colours that are on their way, which axe would measure in between; at most two seconds. */
async function endOfMotion(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  const late = new Promise((resolve) => {
    setTimeout(resolve, 2000);
  });
  await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), late]);
}
