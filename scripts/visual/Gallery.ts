import { type Browser, chromium } from 'playwright';
import { type PreviewServer, preview } from 'vite';
import { findBrowser } from '../browser/findBrowser.ts';
import { listShots, type Shot } from './listShots.ts';
import { shootStory } from './shootStory.ts';
import { stopAnimations } from './stopAnimations.ts';

const pagesAtOnce = 3;

/** A built Storybook, served and open in a browser. */
export class Gallery {
  readonly shots: readonly Shot[];
  readonly #server: PreviewServer;
  readonly #browser: Browser;
  readonly #address: string;

  private constructor(server: PreviewServer, browser: Browser, address: string, shots: readonly Shot[]) {
    this.#server = server;
    this.#browser = browser;
    this.#address = address;
    this.shots = shots;
  }

  static async open(root: string, storybook: string): Promise<Gallery> {
    const server = await preview({
      root,
      configFile: false,
      logLevel: 'error',
      build: { outDir: storybook },
      preview: { port: 0, host: '127.0.0.1' },
    });
    const address = server.resolvedUrls?.local[0];
    if (address === undefined) throw new Error('The preview server has no address.');
    const found = await findBrowser();
    // Repainting only part of a page can change the last bit of a gradient.
    const browser = await chromium.launch({ ...found, args: [...found.args, '--disable-partial-raster'] });
    return new Gallery(server, browser, address, await listShots(await browser.newPage(), address));
  }

  /** Takes several pictures at once, and passes on each as a PNG or the reason why it failed. */
  async shoot(shots: readonly Shot[], take: (shot: Shot, png: Buffer | Error) => Promise<void>): Promise<void> {
    const context = await this.#browser.newContext({ reducedMotion: 'reduce', deviceScaleFactor: 1 });
    await context.addInitScript(stopAnimations);
    const waiting = [...shots];
    const work = async (): Promise<void> => {
      const page = await context.newPage();
      for (let shot = waiting.shift(); shot !== undefined; shot = waiting.shift()) {
        const png = await shootStory(page, this.#address, shot).catch((error: unknown) =>
          error instanceof Error ? error : new Error(String(error)),
        );
        await take(shot, png);
      }
    };
    await Promise.all(Array.from({ length: pagesAtOnce }, work));
    await context.close();
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#server.close();
  }
}
