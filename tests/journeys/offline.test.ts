// Covers: system/frame, account/notices, collection/items, coupons/tickets
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bindInviteCode } from '@mcy/api/account/invitations/contract';
import { countUnreadNotifications, listNotifications, markNotificationsRead } from '@mcy/api/account/notices/contract';
import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import { listToys, readItem } from '@mcy/api/collection/items/contract';
import { listCoupons } from '@mcy/api/coupons/tickets/contract';
import { readAppVersion } from '@mcy/api/system/update/contract';
import { readFlow } from '@mcy/api/wallet/flow/contract';
import { recharge } from '@mcy/api/wallet/recharge/contract';
import type { Page, Worker } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { long } from '../../scripts/test/long.ts';
import { callShop } from '../shop/callShop.ts';
import { registerPlayer } from '../shop/registerPlayer.ts';
import { openAccount } from '../shop/openAccount.ts';
import { readKept } from './readKept.ts';
import { type Stage, setOwnStage } from './Stage.ts';
import { Visit } from './Visit.ts';
import { waitForParts, waitForWorker } from './waitForWorker.ts';

let stage: Stage;
/** A separate release that a newer one can follow. */
let release: string;
beforeAll(async () => {
  release = await mkdtemp(join(tmpdir(), 'mcy-release-'));
  await cp(join(import.meta.dirname, '../../app/dist'), release, { recursive: true });
  for (const ending of ['br', 'gz']) await rm(join(release, `serviceWorker.js.${ending}`));
  stage = await setOwnStage({ APP_DIR: release });
});
afterAll(async () => {
  await stage.end();
  await rm(release, { recursive: true, force: true });
});

/** A user with coins whose browser has the shop's service worker and all its files. */
async function begin() {
  const session = await openAccount(stage.shop.url, 50_000);
  const visit = await Visit.begin(stage.browser, {
    url: stage.shop.url,
    worker: true,
    allowed: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
  });
  await visit.signIn(session);
  return { session, visit, page: visit.page, texts: visit.texts };
}

it('without a connection shows the player’s data, queues their settings, and refuses payments', async () => {
  const { session, visit, page, texts } = await begin();
  const context = page.context();
  const said: (string | undefined)[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === markNotificationsRead.path) said.push(request.headers()['idempotency-key']);
  });
  await page.goto('/pages/user/money_flow');
  await page
    .getByText(/^\+50\.000/)
    .first()
    .waitFor();
  await expect.poll(() => readKept(page)).toContain(readFlow.path);
  await page.goto('/pages/user/notify');
  const told = page.getByRole('list', { name: texts['account/notices']('notify.title') }).getByRole('listitem');
  await told.first().waitFor();
  await waitForWorker(page);
  await waitForParts(page);
  await expect.poll(() => readKept(page)).toContain(listNotifications.path);

  await context.setOffline(true);
  await page.reload();
  const banner = page.getByRole('status').filter({ hasText: texts['system/frame']('offline.title') });
  await banner.getByText(/\d{2}:\d{2}/).waitFor();
  await told.first().waitFor();
  await visit.checkScreen();

  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'MCY' }).waitFor();
  await page.goBack();
  await told.first().waitFor();

  await page.getByRole('button', { name: texts['account/notices']('notify.markAllRead') }).click();
  await page.getByText(texts['system/frame']('offline.queued'), { exact: true }).waitFor();
  await expect.poll(() => readKept(page)).toContain('"later":true');
  await page.goto('/pages/user/money_flow');
  await page
    .getByText(/^\+50\.000/)
    .first()
    .waitFor();
  await visit.checkScreen();

  expect(said).toEqual([]);

  const isRead = page.waitForResponse((response) => response.url().includes(markNotificationsRead.path));
  await context.setOffline(false);
  await isRead;
  await banner.waitFor({ state: 'detached' });
  const { unread_count } = await callShop(stage.shop.url, countUnreadNotifications, {}, { session });
  expect(unread_count).toBe(0);
  expect(said).toHaveLength(1);

  // A payment happens now or not at all.
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === recharge.path) asked += 1;
  });
  await page.goto('/pages/user/recharge');
  await page.getByRole('button', { name: '100.000', exact: true }).click();
  await context.setOffline(true);
  await banner.waitFor();
  await page
    .getByRole('button', { name: texts['wallet/recharge']('recharge.submitAmount', { amount: '100.000' }) })
    .click();
  await page.getByRole('alert').getByText(texts.shell('networkError')).waitFor();
  const tries = asked;
  await context.setOffline(false);
  await banner.waitFor({ state: 'detached' });
  // Everything queued has been sent by the time this is answered.
  await page.evaluate(async () => (await fetch('/healthz')).ok);
  expect(asked).toBe(tries);

  // Nothing of it is left for the device's next user.
  await page.goto('/pages/user/setting');
  await page.getByRole('button', { name: texts['account/profile']('mine.signOut') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: texts['account/profile']('mine.signOut') })
    .click();
  await page.waitForURL(/\/pages\/(?:login|index)/);
  await expect.poll(() => readKept(page)).toBe('');
  await visit.end();
});

it('without a connection shows the player’s toys and coupons', async () => {
  const { session, visit, page, texts } = await begin();
  const { url } = stage.shop;
  const order = { pool_id: stage.endless, count: 1, client_seed: 'offline' } as const;
  const { opening } = await callShop(url, openMysteryBox, order, { session });
  await callShop(url, revealOpening, { opening_id: opening.opening_id }, { session });
  const friend = await registerPlayer(url, { nickname: 'Minh Anh' });
  await callShop(url, bindInviteCode, { invite_code: friend.session.user.invite_code }, { session });

  await page.goto('/pages/bag/index');
  const toys = page.getByRole('list', { name: texts['collection/items']('list') }).getByRole('link');
  await toys.first().waitFor();
  const toy = await toys.first().textContent();
  // What was read is written once a second.
  await expect.poll(() => readKept(page)).toContain(listToys.path);
  await toys.first().click();
  await page.getByRole('heading', { name: texts['collection/items']('item.history') }).waitFor();
  await expect.poll(() => readKept(page)).toContain(readItem.path);
  await page.goto('/pages/user/coupon');
  const coupon = page.getByText('5.000', { exact: true });
  await coupon.waitFor();
  await waitForWorker(page);
  await waitForParts(page);
  await expect.poll(() => readKept(page)).toContain(listCoupons.path);

  await page.context().setOffline(true);
  await page.reload();
  await coupon.waitFor();
  await visit.checkScreen();
  await page.goto('/pages/bag/index');
  await expect.poll(() => toys.first().textContent()).toBe(toy);
  await visit.checkScreen();
  await toys.first().click();
  await page.getByRole('heading', { name: texts['collection/items']('item.history') }).waitFor();
  await page.context().setOffline(false);
  await visit.end();
});

it.runIf(long)('a push is shown, and a press on it opens its page after half a second', async () => {
  const { session, visit, page } = await begin();
  const { rows } = await callShop(stage.shop.url, listNotifications, {}, { session });
  const path = `/pages/user/notify_detail?notification_id=${rows[0]?.notification_id ?? ''}`;
  await page.goto('/');
  await waitForWorker(page);
  const worker = await workerOf(page);
  await worker.evaluate(recordNotifications);
  const push = { title: 'Nạp xu thành công', body: '50.000 xu đã vào số dư của bạn.', path };
  await deliverPush(page, JSON.stringify(push));
  const shown = () => worker.evaluate(() => (globalThis as unknown as Recorder).shown);
  await expect.poll(shown).toEqual([{ title: push.title, body: push.body, path }]);

  const moment = await worker.evaluate(pressNotification, path);
  await page.waitForURL(path);
  expect(Date.now() - moment).toBeGreaterThanOrEqual(500);
  await page.getByText(/^50\.000 /).waitFor();

  // A push cannot lead to another site.
  await worker.evaluate(pressNotification, 'https://evil.example/');
  await page.waitForURL('/');
  await visit.end();
});

it.runIf(long)('a new release is offered, waits while a box is being opened, and updates on its page too', async () => {
  const { visit, page, texts } = await begin();
  await page.goto('/');
  await waitForWorker(page);
  const offer = page.getByRole('button', { name: texts['system/update']('newVersion.now') });
  const publish = async (name: string): Promise<void> => {
    await appendFile(join(release, 'serviceWorker.js'), `\nself.release = '${name}';\n`);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  };
  await publish('second');
  await offer.waitFor();

  // Here and in another window.
  const other = await page.context().newPage();
  await other.goto(`/pages/box/open?pool_id=${stage.endless}`);
  await other.getByRole('heading', { level: 1 }).waitFor();
  await expect
    .poll(() => other.evaluate(async () => (await navigator.locks.query()).held?.length ?? 0))
    .toBeGreaterThan(0);
  expect(await other.getByRole('button', { name: texts['system/update']('newVersion.now') }).count()).toBe(0);
  await offer.click();
  await page.getByText(texts['system/update']('newVersion.underWay'), { exact: true }).waitFor();
  await other.close();
  // A busy browser takes a while to give its lock back.
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length ?? 0)).toBe(0);

  const reloaded = page.waitForEvent('load');
  await offer.click();
  await reloaded;
  await waitForWorker(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting)).toBeFalsy();

  await page.route(`**${readAppVersion.path}*`, (route) =>
    route.fulfill({
      json: { code: 200, msg: 'ok', data: { version_number: '2.7.0', package_upload: '', designated_users: '' } },
    }),
  );
  await page.goto('/pages/system/update');
  await page.getByRole('heading', { name: texts['system/update']('update.failed.download') }).waitFor();
  await visit.checkScreen();
  await publish('third');
  await page.getByRole('button', { name: texts.shell('retry') }).click();
  const quit = page.getByRole('button', { name: texts['system/update']('update.installed.quit') });
  await quit.waitFor();
  await visit.checkScreen();
  const stored = await page.evaluate(() => [
    localStorage.getItem('lastInstalledVersion'),
    localStorage.getItem('isUpdating'),
    Date.now() - Number(localStorage.getItem('lastUpdateTime')) < 60_000,
  ]);
  expect(stored).toEqual(['2.7.0', null, true]);
  await quit.click();
  await page.waitForURL('/');
  await page.goto('/pages/system/update');
  await page.getByRole('heading', { name: texts['system/update']('update.none.title') }).waitFor();
  await visit.end();
});

/** Stands in for notifications, which the test browser does not have. */
interface Recorder {
  shown: { title: string; body: string | undefined; path: unknown }[];
  registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> };
}

function recordNotifications(): void {
  const scope = globalThis as unknown as Recorder;
  scope.shown = [];
  scope.registration.showNotification = (title, { body, data }) => {
    scope.shown.push({ title, body, path: (data as { path: unknown }).path });
    return Promise.resolve();
  };
}

/** Runs in the worker: a press on a notification, and when it was shown. */
function pressNotification(path: string): number {
  const press = Object.assign(new Event('notificationclick'), {
    notification: { data: { path }, close: () => {} },
    waitUntil: () => {},
  });
  dispatchEvent(press);
  return Date.now();
}

async function workerOf(page: Page): Promise<Worker> {
  const context = page.context();
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
}

async function deliverPush(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const origin = new URL(page.url()).origin;
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registrationId, data });
  await devtools.detach();
}
