// npm run screenshots: takes the dozen pictures of the README, from its own demo server and from Storybook, into docs/screenshots.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@mcy/api/account/entry/contract';
import { type BrowserContextOptions, chromium } from 'playwright';
import { preview } from 'vite';
import { callShop } from '../tests/shop/callShop.ts';
import { startShop } from '../tests/shop/startShop.ts';
import { findBrowser } from './browser/findBrowser.ts';
import { prepareScreens } from './screenshots/screens.ts';
import { shoot } from './screenshots/shoot.ts';
import { buildStorybook } from './visual/buildStorybook.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/screenshots');
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

const data = await mkdtemp(join(tmpdir(), 'mcy-screenshots-'));
const shop = await startShop({ DATA_DIR: data, RATE_LIMITS: '0' });
const browser = await chromium.launch(await findBrowser());
try {
  const account = await callShop(shop.url, login, { sign_in_name: 'demo@mcy.vn', password: 'Demo1234' });
  const screens = await prepareScreens(shop.url, account);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { name, path, who, locale, theme, size, act } of screens) {
    const stored: Record<string, string> = { locale, theme };
    if (who === 'user') {
      const { token, pwdVersion, user } = account;
      Object.assign(stored, { token, pwdVersion: String(pwdVersion), user: JSON.stringify({ id: user.id }) });
    }
    // Each page as on a first visit.
    const page = await openPage({ viewport: sizes[size], baseURL: shop.url, serviceWorkers: 'block' });
    await page.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, stored);
    await page.goto(path);
    await act?.(page);
    await shoot(page, join(folder, `${name}.webp`));
    await page.context().close();
  }

  const storybook = join(root, '.cache/storybook');
  buildStorybook(root, storybook);
  const server = await preview({ root, configFile: false, build: { outDir: storybook }, preview: { port: 0 } });
  const page = await openPage({ viewport: sizes.desktop, baseURL: server.resolvedUrls?.local[0] ?? '' });
  await page.goto('?path=/story/primitives-button--variants');
  await page.frameLocator('#storybook-preview-iframe').getByRole('button').first().waitFor();
  await shoot(page, join(folder, 'storybook.webp'));
  await server.close();
} finally {
  await browser.close();
  await shop.stop();
  await rm(data, { recursive: true, force: true });
}

async function openPage(options: BrowserContextOptions) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  return context.newPage();
}
