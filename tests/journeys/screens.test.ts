// Covers: account/entry, boxes, content, system
import { listPools, readOdds } from '@mcy/api/boxes/pools/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idleDelay } from '../../app/src/platform/idleDelay.ts';
import { readBudget, readLimits, weighFiles } from '../../scripts/build/budget.ts';
import { table } from '../../app/src/routes/table.ts';
import { long } from '../../scripts/test/long.ts';
import { root } from '../house/house.ts';
import { callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { type Stage, setStage } from './Stage.ts';
import { Visit } from './Visit.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

const addresses = [
  ['/pages/index/index', 'MCY'],
  ['/pages/index/card', 'Khuyến mãi · Hộp mù · MCY'],
  ['/pages/login/index', 'Đăng nhập · MCY'],
  ['/pages/login/register', 'Đăng ký · MCY'],
  ['/pages/login/forgot', 'Quên mật khẩu · MCY'],
  ['/pages/index/mine', 'Của tôi · MCY'],
] as const;

describe('an address typed in or linked from outside', () => {
  it.for(addresses)('%s shows its screen under the title %s', async ([path, title]) => {
    const visit = await guest();
    const answer = await visit.page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect.poll(() => visit.page.title()).toBe(title);
    await visit.checkScreen();
    expect(new URL(visit.page.url()).pathname).toBe(path);
    await visit.end();
  });

  it.runIf(long).for(addresses)('%s shows its screen again after a reload', async ([path, title]) => {
    const visit = await guest();
    await visit.page.goto(path);
    await expect.poll(() => visit.page.title()).toBe(title);
    await visit.page.reload();
    await visit.checkScreen();
    expect(new URL(visit.page.url()).pathname).toBe(path);
    await visit.end();
  });

  it('shows a box, its odds and its prizes', async () => {
    const visit = await guest();
    const { rows: pools } = await callShop(stage.shop.url, listPools, { limit: 1 });
    const { pool_id = '', series_id = '' } = pools[0] ?? {};
    const odds = await callShop(stage.shop.url, readOdds, { pool_id });
    for (const address of [
      `/pages/box/pool_choose?series_id=${series_id}`,
      `/pages/box/detail?pool_id=${pool_id}`,
      `/pages/box/goods_rate?pool_id=${pool_id}`,
      `/pages/bag/stock?pool_id=${pool_id}`,
      `/pages/box/goods_detail?prize_id=${odds.rows[0]?.prize.prize_id ?? ''}`,
    ]) {
      await visit.page.goto(address);
      await visit.checkScreen();
    }
    await visit.end();
  });

  it('answers 404 with a page of the shop when it does not exist', async () => {
    const visit = await guest(/404/);
    const answer = await visit.page.goto('/pages/nowhere');
    expect(answer?.status()).toBe(404);
    await visit.page.getByText(visit.texts['system/frame']('notFound.lead')).waitFor();
    await visit.checkScreen();
    await visit.page.getByRole('link', { name: visit.texts['system/frame']('toHome') }).click();
    await visit.page.waitForURL('/');
    await visit.end();
  });

  it('says so when a feature is not built yet', async () => {
    const visit = await guest();
    const [path = '', { area = '' } = {}] =
      Array.from(table).find(([, { topic, who }]) => topic === null && who === 'guest') ?? [];
    const answer = await visit.page.goto(path);
    expect(answer?.status()).toBe(200);
    await visit.page.getByText(visit.texts['system/frame']('underDevelopment.lead')).waitFor();
    // What will be here, and when.
    // A house test holds the table to these texts.
    const name = visit.texts['system/coming'](`parts.${area}.screens.${path}` as 'when');
    await visit.page.getByRole('heading', { level: 1, name }).waitFor();
    await visit.page.getByText(visit.texts['system/coming']('when')).waitFor();
    await visit.checkScreen();
    await visit.end();
  });

  it('leads to sign-in when it needs an account, and back', async () => {
    const visit = await guest();
    const { page, texts } = visit;
    await page.goto('/pages/user/money_flow');
    await page.waitForURL(/\/pages\/login\/index/);
    await page.getByLabel(texts['account/entry']('fields.sign_in_name.label'), { exact: true }).fill('demo@mcy.vn');
    await page.getByLabel(texts['account/entry']('fields.password.label'), { exact: true }).fill('Demo1234');
    await page.getByRole('button', { name: texts['account/entry']('signIn.submit') }).click();
    await page.waitForURL('/pages/user/money_flow');
    await visit.checkScreen();
    await visit.end();
  });
});

it('tells a user without the role whose page it is, and leads on', async () => {
  const visit = await guest();
  await visit.signIn(await openAccount(stage.shop.url, 50_000));
  await visit.page.goto('/operator/identity');
  await visit.page.getByRole('heading', { name: visit.texts['system/frame']('roleMissing.lead.operator') }).waitFor();
  await visit.checkScreen();
  await visit.page.getByRole('link', { name: visit.texts['system/frame']('toHome') }).click();
  await visit.page.waitForURL('/');
  await visit.end();
});

it('signs in with only a keyboard', async () => {
  const visit = await guest();
  const { page, texts } = visit;
  await page.goto('/pages/login/index');
  const name = page.getByLabel(texts['account/entry']('fields.sign_in_name.label'), { exact: true });
  await name.waitFor();
  const focused = (): Promise<boolean> => name.evaluate((field) => field === document.activeElement);
  for (let presses = 0; presses < 20 && !(await focused()); presses += 1) await page.keyboard.press('Tab');
  expect(await focused()).toBe(true);
  await page.keyboard.type('demo@mcy.vn');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Demo1234');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/pages/login'));
  await visit.end();
});

it('ends everywhere when the session ends on the server', async () => {
  const visit = await guest();
  const session = await openAccount(stage.shop.url, 50_000);
  await visit.signIn({ ...session, token: `${session.token.slice(0, -4)}AAAA` });
  await visit.page.goto('/pages/user/money_flow');
  await visit.page.waitForURL(/\/pages\/login\/index/);
  await visit.end();
});

it('loads on the first visit of / what app/budget.json counts, and little after it', async () => {
  const visit = await Visit.begin(stage.browser, { url: stage.shop.url, cold: true });
  const loaded = new Set<string>();
  visit.page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/assets\/.*\.(js|css)$/.test(pathname)) loaded.add(pathname.slice(1));
  });
  // What the app loads by a timer, seconds later, is not the page's. On a slow machine it would come while this test looks.
  await visit.page.addInitScript((never) => {
    const start = setTimeout;
    Object.assign(globalThis, {
      setTimeout: (work: () => void, delay = 0) => (delay === never ? 0 : start(work, delay)),
    });
  }, idleDelay);
  await visit.page.goto('/');
  // The page has its styles in itself.
  const counted = readBudget(root)
    .flatMap(({ name, files }) => (name === 'JS' ? files : []))
    .toSorted();
  await expect.poll(() => counted.filter((file) => !loaded.has(file))).toEqual([]);
  await visit.checkScreen();
  // Home's later parts: tonight's draw.
  await expect.poll(() => [...loaded].some((file) => file.includes('/Tonight-'))).toBe(true);
  await visit.page.waitForTimeout(500);
  const later = [...loaded].filter((file) => !counted.includes(file));
  expect(weighFiles(root, later), later.join(', ')).toBeLessThan(readLimits(root).later_bytes);
  await visit.end();
});

function guest(allowed?: RegExp): Promise<Visit> {
  return Visit.begin(stage.browser, { url: stage.shop.url, ...(allowed && { allowed }) });
}
