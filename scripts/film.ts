// npm run film -- <folder> [--only=x10] [--cpu=1,4] [--desktop] [--light] [--locale=en]: films openings in the built app, a picture every
// 100 ms, and fails when a step comes between two others that does not belong there, or when something jumps. Build the app first.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { locales } from '@mcy/api/contract';
import { chromium } from 'playwright';
import { film } from '../tests/journeys/film.ts';
import { slowDown } from '../tests/journeys/slowDown.ts';
import { startShop } from '../tests/shop/startShop.ts';
import { findBrowser } from './browser/findBrowser.ts';
import { loadWords } from './film/loadWords.ts';
import { prepareScenes } from './film/prepareScenes.ts';
import { record } from './film/record.ts';
import { writeSheet } from './film/writeSheet.ts';

/** A move this small is not seen. */
const tolerated = 0.01;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    cpu: { type: 'string', default: '1,4' },
    desktop: { type: 'boolean', default: false },
    light: { type: 'boolean', default: false },
    locale: { type: 'string', default: 'vn' },
  },
});
const [folder] = positionals;
const locale = locales.find((known) => known === values.locale);
if (folder === undefined || locale === undefined)
  throw new Error('Name a folder for the pictures, and a known language.');

const words = await loadWords(join(import.meta.dirname, '..'), locale);
const data = await mkdtemp(join(tmpdir(), 'mcy-film-'));
const browser = await chromium.launch(await findBrowser());
const faults: string[] = [];
try {
  for (const cpu of values.cpu.split(',').map(Number)) {
    // Each round buys the last tickets of a box: in a shop of its own.
    const shop = await startShop({ DATA_DIR: join(data, String(cpu)), RATE_LIMITS: '0', ENCRYPTION: '0' });
    for (const scene of await prepareScenes(shop.url, words)) {
      if (values.only !== undefined && !values.only.split(',').includes(scene.name)) continue;
      const name = `${scene.name}-cpu${cpu}`;
      const context = await browser.newContext({
        baseURL: shop.url,
        serviceWorkers: 'block',
        viewport: values.desktop ? { width: 1280, height: 800 } : { width: 390, height: 844 },
      });
      const page = await context.newPage();
      const { token, pwdVersion, user } = scene.session;
      const theme = values.light ? 'light' : 'dark';
      await page.addInitScript(
        (items) => {
          for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
        },
        { locale, theme, token, pwdVersion: String(pwdVersion), user: JSON.stringify({ id: user.id }) },
      );
      await scene.prepare?.(page);
      await page.goto(`/pages/box/detail?pool_id=${scene.pool_id}`);
      await page.getByRole('radiogroup').last().waitFor();
      await page.waitForTimeout(1500);
      await slowDown(page, cpu);
      const steps = await film(page, name, words.steps);
      const recording = await record(page, join(folder, name));
      await scene.act(page);
      await steps.end();
      const { pictures, shifts } = await recording.end();
      await writeSheet(pictures, join(folder, `${name}.png`));
      const found: string[] = [];
      const moved = shifts.filter(({ value }) => value > tolerated);
      console.log(`${name}: ${pictures.length} pictures; ${steps.shown.join(' > ')}`);
      if (steps.shown.join() !== scene.steps.join()) {
        found.push(`${name}: ${steps.shown.join(' > ')} instead of ${scene.steps.join(' > ')}`);
      }
      for (const { value, time, what } of moved) {
        found.push(`${name}: a jump of ${value.toFixed(3)} at ${time} ms (${what})`);
      }
      if (found.length > 0) console.log(found.join('\n'));
      faults.push(...found);
      await context.close();
    }
    await shop.stop();
  }
} finally {
  await browser.close();
  await rm(data, { recursive: true, force: true });
}
if (faults.length > 0) throw new Error(`The film shows what it should not:\n${faults.join('\n')}`);
