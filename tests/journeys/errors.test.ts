// Covers: system, account/notices, account/entry
import { randomUUID } from 'node:crypto';
import { endSession, listSessions, login, logout } from '@mcy/api/account/entry/contract';
import { markNotificationsRead } from '@mcy/api/account/notices/contract';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import type { Call } from '@mcy/api/contract';
import { noteLastLogin } from '@mcy/api/system/frame/contract';
import { readAppVersion } from '@mcy/api/system/update/contract';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { long } from '../../scripts/test/long.ts';
import { type Session, callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { type Stage, setStage } from './Stage.ts';
import { Visit } from './Visit.ts';

let stage: Stage;
let session: Session;
beforeAll(async () => {
  stage = await setStage();
  session = await openAccount(stage.shop.url, 100_000);
});
afterAll(() => stage.end());

/** Answers every call with this envelope, until the returned function is called. */
async function answer(page: Page, { path }: Call, code: number, msg: string, data: object | null = null) {
  const address = `**${path}?*`;
  const body = JSON.stringify({ code, msg, data: data ?? { error: 'told', request_id: randomUUID() } });
  await page.route(address, (route) => route.fulfill({ contentType: 'application/json', body }));
  return () => page.unroute(address);
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

async function begin(as: Session | null, allowed?: RegExp): Promise<Visit> {
  const visit = await Visit.begin(stage.browser, { url: stage.shop.url, ...(allowed && { allowed }) });
  if (as) await visit.signIn(as);
  return visit;
}

it('shows the server’s message: Warn for 403, Tips for 422 and any other code, and leaves the page unchanged', async () => {
  const visit = await begin(session, /502|Bad Gateway|ERR_/);
  const { page, texts } = visit;
  await page.goto('/pages/user/notify');
  const markAll = page.getByRole('button', { name: texts['account/notices']('notify.markAllRead') });
  for (const [code, title] of [
    [403, 'modal.warn'],
    [422, 'modal.tips'],
    [429, 'modal.tips'],
    [500, 'modal.tips'],
  ] as const) {
    const restore = await answer(page, markNotificationsRead, code, `Lời của máy chủ ${code}`);
    await markAll.click();
    const modal = page
      .getByRole('dialog', { name: texts.shell(title) })
      .or(page.getByRole('alertdialog', { name: texts.shell(title) }));
    await modal.getByText(`Lời của máy chủ ${code}`).waitFor();
    if (code === 403) await visit.checkScreen();
    await modal.getByRole('button', { name: texts.shell('modal.understood') }).click();
    await modal.waitFor({ state: 'hidden' });
    await restore();
  }
  expect(await storedToken(page)).toBe(session.token);

  // An unreadable answer counts as a network failure.
  await page.route(`**${markNotificationsRead.path}?*`, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await markAll.click();
  await page.getByText(texts.shell('networkError')).first().waitFor();
  await page.unroute(`**${markNotificationsRead.path}?*`);
  // Nothing was lost: the same tap works now.
  await markAll.click();
  await page.getByText(texts['account/notices']('notify.allRead')).waitFor();
  await visit.end();
});

it.runIf(long)('shows after a moment that a call or a page is slow', async () => {
  const visit = await begin(await openAccount(stage.shop.url, 50_000));
  const { page, texts } = visit;
  const line = page.getByRole('progressbar', { name: texts.shell('loading') });
  await page.goto('/pages/user/notify');
  const markAll = page.getByRole('button', { name: texts['account/notices']('notify.markAllRead') });
  await markAll.waitFor();
  const [answered, call] = [Promise.withResolvers<void>(), `**${markNotificationsRead.path}?*`];
  await page.route(call, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await markAll.click();
  await line.waitFor();
  answered.resolve();
  await line.waitFor({ state: 'detached' });
  await page.unroute(call);

  // The previous page stays until the next one has loaded.
  await page.goto('/pages/index/mine');
  const [come, settings] = [Promise.withResolvers<void>(), '**/assets/SettingsRoute-*.js'];
  await page.route(settings, async (route) => {
    await come.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: texts['account/profile']('settings.title') }).click();
  await line.waitFor();
  await page.getByRole('heading', { level: 1, name: texts['account/profile']('mine.title') }).waitFor();
  come.resolve();
  await page.getByRole('heading', { level: 1, name: texts['account/profile']('settings.title') }).waitFor();
  await line.waitFor({ state: 'detached' });
  await page.unroute(settings);
  await visit.end();
});

it('leaves a retry button when neither a page nor the error page loads', async () => {
  const visit = await begin(session, /ERR_FAILED|Failed to (?:load|fetch)|Unable to preload/);
  const { page, texts } = visit;
  await page.route(/\/assets\/(?:Profile|RouteError)Route-/, (route) => route.abort());
  await page.goto('/pages/user/edit');
  await page.getByRole('alert').getByText(texts.shell('networkError')).waitFor();
  await page.unroute(/\/assets\/(?:Profile|RouteError)Route-/);
  await page.getByRole('button', { name: texts.shell('retry') }).click();
  await page.getByRole('heading', { level: 1, name: texts['account/profile']('profile.title') }).waitFor();
  await visit.end();
});

it.runIf(long)('reports a lost connection at once', async () => {
  const visit = await begin(null, /ERR_INTERNET_DISCONNECTED/);
  const { page, texts } = visit;
  // The message is fetched before it is needed.
  const ready = page.waitForResponse((response) => response.url().includes('/assets/Announcer'));
  await page.goto('/pages/index/card');
  await ready;
  await visit.checkScreen();
  await page.context().setOffline(true);
  await page.getByText(texts.shell('networkError')).first().waitFor();
  await page.context().setOffline(false);
  await visit.end();
});

it.runIf(long)('treats 204 as success', async () => {
  const visit = await begin(session);
  const { page, texts } = visit;
  const other = { session_id: randomUUID(), current: false, device: 'phone', browser: 'Chrome', system: 'Android' };
  const times = { opened_at: '2026-11-21T03:00:00.000Z', last_used_at: '2026-11-21T03:00:00.000Z' };
  const own = { ...other, session_id: randomUUID(), current: true };
  await answer(page, listSessions, 200, 'ok', {
    rows: [
      { ...own, ...times },
      { ...other, ...times },
    ],
  });
  await page.route(`**${endSession.path}?*`, (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"code":204,"msg":"","data":null}' }),
  );
  await page.goto('/pages/user/setting');
  const name = texts['account/entry']('devices.name', { browser: 'Chrome', system: 'Android' });
  await page.getByRole('button', { name: texts['account/entry']('devices.endNamed', { name }) }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: texts['account/entry']('devices.end'), exact: true })
    .click();
  await page.getByText(texts['account/entry']('devices.ended'), { exact: true }).waitFor();
  await visit.end();
});

it.runIf(long)('shows no general error where the screen shows its own: a form shows a refusal', async () => {
  const visit = await begin(null);
  const { page, texts } = visit;
  await page.goto('/pages/login/index');
  await answer(page, login, 422, 'Tài khoản hoặc mật khẩu chưa đúng.');
  await page.getByLabel(texts['account/entry']('fields.sign_in_name.label'), { exact: true }).fill('lan@example.com');
  await page.getByLabel(texts['account/entry']('fields.password.label'), { exact: true }).fill('Sai-bet-1');
  await page.getByRole('button', { name: texts['account/entry']('signIn.submit') }).click();
  await page.getByRole('alert').getByText('Tài khoản hoặc mật khẩu chưa đúng.').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await visit.end();
});

it('deletes the token at 401, and leads to sign-in and back only from pages that need an account', async () => {
  const ended = await openAccount(stage.shop.url, 50_000);
  const visit = await begin(null);
  const { page } = visit;
  await page.goto('/');
  await store(page, ended);
  // A page for guests: the token goes, the page stays. What everybody may see came with the page and is not asked for.
  const restore = await answer(page, readWallet, 401, 'Vui lòng đăng nhập để tiếp tục.');
  await page.goto('/');
  await expect.poll(() => storedToken(page)).toBeNull();
  expect(new URL(page.url()).pathname).toBe('/');
  await restore();

  // A session that really ended, while a form was open.
  await store(page, ended);
  await page.goto('/pages/user/notify');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await callShop(stage.shop.url, logout, {}, { session: ended });
  // The live channel says so too, and the button may be gone by then.
  const markAllRead = page.getByRole('button', { name: visit.texts['account/notices']('notify.markAllRead') });
  void markAllRead.click().catch(() => {});
  await page.waitForURL(/\/pages\/login\/index\?return_to=%2Fpages%2Fuser%2Fnotify$/);
  expect(await storedToken(page)).toBeNull();
  await visit.end();
});

it.runIf(long)('reports a failed update in the language of the app', async () => {
  for (const locale of ['vn', 'zh'] as const) {
    const visit = await Visit.begin(stage.browser, { url: stage.shop.url, locale });
    const { page, texts } = visit;
    await answer(page, readAppVersion, 500, 'Lỗi');
    await page.goto('/pages/system/update');
    const toast = page.getByRole('region', { name: texts.shell('notices') }).getByRole('listitem');
    await toast.getByText(texts['system/update']('update.failed.check')).first().waitFor();
    await visit.checkScreen();
    await visit.end();
  }
});

it.runIf(long)('reports to the shop that the app goes to the background, once in three minutes', async () => {
  const visit = await begin(session);
  const { page } = visit;
  let told = 0;
  page.on('request', (request) => (told += request.url().includes(noteLastLogin.path) ? 1 : 0));
  const started = page.waitForResponse((response) => response.url().includes('/assets/Background'));
  await page.goto('/pages/index/mine');
  await started;
  await page.getByRole('heading', { level: 1 }).waitFor();
  const answered = page.waitForResponse((response) => response.url().includes(noteLastLogin.path));
  await expect
    .poll(async () => {
      await hide(page);
      return told;
    })
    .toBe(1);
  expect(await (await answered).json()).toMatchObject({ code: 200 });
  await hide(page);
  expect(told).toBe(1);
  expect(Number(await page.evaluate(() => localStorage.getItem('lastLoginRequestTime')))).toBeGreaterThan(0);
  await visit.end();
});

/** A visible browser never hides its page by itself. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

async function store(page: Page, { token, pwdVersion, user }: Session): Promise<void> {
  const items = { token, pwdVersion: String(pwdVersion), user: JSON.stringify({ id: user.id }) };
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, items);
}
