// Covers: account/notices, account/people
import { logout } from '@mcy/api/account/entry/contract';
import { countUnreadNotifications, markNotificationsRead } from '@mcy/api/account/notices/contract';
import { follow } from '@mcy/api/account/people/contract';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { long } from '../../scripts/test/long.ts';
import { type Session, callShop } from '../shop/callShop.ts';
import { registerPlayer } from '../shop/registerPlayer.ts';
import { type Shop, freePort, startShop } from '../shop/startShop.ts';
import { type Stage, setOwnStage, setStage } from './Stage.ts';
import { Visit } from './Visit.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

/** A player with the bell on screen and the live stream open. */
async function watchBell(at: Stage, session: Session) {
  const visit = await Visit.begin(at.browser, {
    url: at.shop.url,
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

function beFollowed({ shop: { url } }: Stage, { user }: Session): Promise<unknown> {
  return registerPlayer(url).then(({ session }) => callShop(url, follow, { user_id: user.id }, { session }));
}

/** A player who has read all notices. */
async function beginPlayer({ shop: { url } }: Stage): Promise<Session> {
  const { session } = await registerPlayer(url);
  await callShop(url, markNotificationsRead, {}, { session });
  return session;
}

it('a notice reaches every device of its player at once and nobody else', async () => {
  const { url } = stage.shop;
  const [star, other] = [await beginPlayer(stage), await beginPlayer(stage)];
  const others = await watchBell(stage, other);
  const [phone, computer] = [await watchBell(stage, star), await watchBell(stage, star)];
  const askedByOthers = others.asked();

  const waits: number[] = [];
  for (const count of [1, 2, 3]) {
    await beFollowed(stage, star);
    const sent = Date.now();
    await Promise.all([phone.bell(count), computer.bell(count)]);
    waits.push(Date.now() - sent);
  }
  // A busy machine may be late now and then.
  expect(Math.min(...waits)).toBeLessThan(1000);
  expect(phone.asked()).toBeGreaterThanOrEqual(4);
  expect(others.asked()).toBe(askedByOthers);
  await phone.visit.checkScreen();

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

it.runIf(long)('a notice that came while the shop was down reaches every device when it is back', async () => {
  const PORT = String(await freePort());
  let DATA_DIR = '';
  let second: Shop | null = null;
  const own = await setOwnStage({ PORT }, async (folder) => {
    DATA_DIR = folder;
  });
  onTestFinished(async () => {
    await second?.stop();
    await own.end();
  });
  const star = await beginPlayer(own);
  const [phone, computer] = [await watchBell(own, star), await watchBell(own, star)];
  // The streams do not keep the shop from ending.
  expect(await own.shop.stop()).toBe(0);
  const begun = [phone, computer].map(({ streams }) => streams());
  second = await startShop({ DATA_DIR, PORT, RATE_LIMITS: '0' });
  await beFollowed(own, star);
  await Promise.all([phone.bell(1), computer.bell(1)]);
  // Until their streams are back, pages ask by themselves now and then.
  await expect.poll(() => [phone, computer].every(({ streams }, index) => streams() > (begun[index] ?? 0))).toBe(true);
  for (const { visit } of [phone, computer]) await visit.end();
});
