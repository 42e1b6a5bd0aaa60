// npm run screenshots: every screen of the shop in three languages, on a phone and a desktop, from a demo server of its own, into docs/screenshots.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@mcy/api/account/entry/contract';
import { locales } from '@mcy/api/contract';
import { chromium } from 'playwright';
import { callShop } from '../tests/shop/callShop.ts';
import { startShop } from '../tests/shop/startShop.ts';
import { findBrowser } from './browser/findBrowser.ts';
import { prepareScreens } from './screenshots/screens.ts';
import { shoot } from './screenshots/shoot.ts';

const folder = join(import.meta.dirname, '../docs/screenshots');
const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const data = await mkdtemp(join(tmpdir(), 'mcy-screenshots-'));
const shop = await startShop({ DATA_DIR: data, RATE_LIMITS: '0' });
const browser = await chromium.launch(await findBrowser());
try {
  const account = await callShop(shop.url, login, { sign_in_name: 'demo@mcy.vn', password: 'Demo1234' });
  const screens = await prepareScreens(shop.url, account);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const viewport of viewports) {
    for (const locale of locales) {
      for (const who of ['guest', 'user'] as const) {
        const context = await browser.newContext({
          viewport,
          reducedMotion: 'reduce',
          baseURL: shop.url,
          // Each page as a first visit shows it.
          serviceWorkers: 'block',
        });
        const stored: Record<string, string> = { locale };
        if (who === 'user') {
          Object.assign(stored, {
            token: account.token,
            pwdVersion: String(account.pwdVersion),
            user: JSON.stringify({ id: account.user.id }),
          });
        }
        await context.addInitScript((items) => {
          for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
        }, stored);
        const page = await context.newPage();
        for (const screen of screens.filter((other) => other.who === who)) {
          await page.goto(screen.address(locale));
          await shoot(page, join(folder, `${screen.name}-${locale}-${viewport.width}.webp`));
        }
        await context.close();
        console.log(`${locale} ${viewport.width}: ${who}`);
      }
    }
  }
} finally {
  await browser.close();
  await shop.stop();
  await rm(data, { recursive: true, force: true });
}
