// Covers: account/notices, account/people
import { logout } from '@mcy/api/account/entry/contract';
import { countUnreadNotifications, markNotificationsRead } from '@mcy/api/account/notices/contract';
import { follow } from '@mcy/api/account/people/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Session, callShop } from '../shop/callShop.ts';
import { registerPlayer } from '../shop/registerPlayer.ts';
import { type Shop, freePort, startShop } from '../shop/startShop.ts';
import { type OwnStage, setOwnStage } from './Stage.ts';
import { Visit } from './Visit.ts';

let stage: OwnStage;
let settings: { DATA_DIR: string; PORT: string; RATE_LIMITS: string };
let secondShop: Shop | null = null;
beforeAll(async () => {
  const PORT = String(await freePort());
  stage = await setOwnStage({ PORT }, async (folder) => {
    settings = { DATA_DIR: folder, PORT, RATE_LIMITS: '0' };
  });
});
afterAll(async () => {
  await secondShop?.stop();
  await stage.end();
});

/** A player with the bell on screen and the live stream open. */
async function watchBell(session: Session) {
  const visit = await Visit.begin(stage.browser, {
    url: stage.shop.url,
    // The shop is stopped in the middle; a page may come back while it stops.
    allowed: /ERR_CONNECTION|ERR_INCOMPLETE|ERR_EMPTY|Failed to load resource|^503: .*\/api\/live/,
  });
  await visit.signIn(session);
  const { page, texts } = visit;
  let asked = 0;
  let streams = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === countUnreadNotifications.path) asked += 1;
  });
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/api/live' && response.status() === 200) streams += 1;
  });
  await page.goto('/pages/index/mine');
  await expect.poll(() => streams).toBe(1);
  await expect.poll(() => asked).toBeGreaterThanOrEqual(1);
  const bell = (count: number) =>
    page
      .getByRole('link', {
        name: texts['account/notices']('notify.bell', { count, shown: String(count) }),
        exact: true,
      })
      .waitFor();
  return { visit, bell, asked: () => asked, streams: () => streams };
}

it('a notice reaches every device of its player at once and nobody else, and again after the shop was down', async () => {
  const { url } = stage.shop;
  const [star, other] = [(await registerPlayer(url)).session, (await registerPlayer(url)).session];
  for (const session of [star, other]) await callShop(url, markNotificationsRead, {}, { session });
  const [others, phone, computer] = [await watchBell(other), await watchBell(star), await watchBell(star)];
  const askedByOthers = others.asked();

  const beFollowed = async () =>
    callShop(url, follow, { user_id: star.user.id }, { session: (await registerPlayer(url)).session });
  const waits: number[] = [];
  for (const count of [1, 2, 3]) {
    await beFollowed();
    const sent = Date.now();
    await Promise.all([phone.bell(count), computer.bell(count)]);
    waits.push(Date.now() - sent);
  }
  // A busy machine may be late now and then.
  expect(Math.min(...waits)).toBeLessThan(1000);
  expect(phone.asked()).toBeGreaterThanOrEqual(4);
  expect(others.asked()).toBe(askedByOthers);

  const begun = [phone, computer].map(({ streams }) => streams());
  // The streams do not keep the shop from ending.
  expect(await stage.shop.stop()).toBe(0);
  secondShop = await startShop(settings);
  await beFollowed();
  await Promise.all([phone.bell(4), computer.bell(4)]);
  await phone.visit.checkScreen();
  // Until their streams are back, pages ask by themselves now and then.
  await expect.poll(() => [phone, computer].every(({ streams }, index) => streams() > (begun[index] ?? 0))).toBe(true);

  // Signed out elsewhere.
  const isSignedOut = async ({ visit }: typeof phone) => {
    await visit.page.getByText(visit.texts['system/frame']('sessionEnded'), { exact: true }).first().waitFor();
    expect(await visit.page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  };
  // Each page says so for a few seconds only: they are watched from before it happens.
  const watched = Promise.all([phone, computer].map(isSignedOut));
  await Promise.all([callShop(url, logout, {}, { session: star }), watched]);
  for (const { visit } of [phone, computer, others]) await visit.end();
});
