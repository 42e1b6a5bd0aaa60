// Covers: account/people, account/levels, account/rankings
import { randomUUID } from 'node:crypto';
import { readMyLevel } from '@mcy/api/account/levels/contract';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import type { Locator } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { long } from '../../scripts/test/long.ts';
import { levelGiftClaimed } from '../../server/src/areas/account/levels/messages.ts';
import { fanNotices } from '../../server/src/areas/account/people/fanNotices.ts';
import { type Session, callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { inTurn } from './inTurn.ts';
import { type Stage, setStage } from './Stage.ts';
import { Visit, visitors } from './Visit.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

const fan = { sign_in_name: 'lan@mcy.vn', password: 'Demo1234', nickname: 'Lan Phương' };

it.for(inTurn(visitors, 4))(
  'a guest signs in to follow a player, who gets a notification and follows back ($locale, $viewport)',
  async ({ locale, viewport }) => {
    const { url } = stage.shop;
    const star = await openAccount(url, 50_000);
    const visit = await Visit.begin(stage.browser, { url, locale, viewport });
    const { page, texts } = visit;

    const profile = `/pages/user/home?user_id=${star.user.id}`;
    await page.goto(profile);
    await page.getByRole('heading', { name: 'Linh Chi' }).waitFor();
    await visit.checkScreen();
    await page
      .getByRole('link', { name: texts['account/people']('follow.followNamed', { nickname: 'Linh Chi' }) })
      .click();
    await page.waitForURL(/\/pages\/login\/index\?return_to=/);
    await page.getByLabel(texts['account/entry']('fields.sign_in_name.label'), { exact: true }).fill(fan.sign_in_name);
    await page.getByLabel(texts['account/entry']('fields.password.label'), { exact: true }).fill(fan.password);
    await page.getByRole('button', { name: texts['account/entry']('signIn.submit'), exact: true }).click();
    await page.waitForURL(profile);
    await page
      .getByRole('button', { name: texts['account/people']('follow.followNamed', { nickname: 'Linh Chi' }) })
      .click();
    await page
      .getByRole('button', { name: texts['account/people']('follow.unfollowNamed', { nickname: 'Linh Chi' }) })
      .waitFor();
    await visit.checkScreen();

    await page.goto('/pages/index/mine');
    await page.getByRole('link', { name: new RegExp(texts['account/people']('follow.following.title')) }).click();
    await page.waitForURL('/pages/user/followList');
    const mine = page
      .getByRole('list', { name: texts['account/people']('follow.following.title') })
      .getByRole('listitem');
    await mine
      .first()
      .getByRole('link', { name: /Linh Chi/ })
      .waitFor();
    await visit.checkScreen();
    await visit.end();

    const stars = await Visit.begin(stage.browser, { url, locale, viewport });
    await stars.signIn(star);
    await stars.page.goto('/pages/user/notify');
    await stars.page.getByRole('link', { name: new RegExp(fan.nickname) }).click();
    await stars.page.getByRole('link', { name: fanNotices.new_fan.leadsTo.label[locale] }).click();
    await stars.page.waitForURL(/\/pages\/user\/home\?user_id=/);
    await stars.page.getByRole('heading', { name: fan.nickname }).waitFor();

    await stars.page.goto('/pages/user/fanList');
    const fans = stars.page
      .getByRole('list', { name: texts['account/people']('follow.fans.title') })
      .getByRole('listitem');
    await expect.poll(() => fans.count()).toBe(1);
    await stars.checkScreen();
    await fans
      .getByRole('button', { name: texts['account/people']('follow.followBackNamed', { nickname: fan.nickname }) })
      .click();
    const following = fans.getByRole('button', {
      name: texts['account/people']('follow.unfollowNamed', { nickname: fan.nickname }),
    });
    await following.waitFor();
    // After unfollowing, the row is still there to undo it.
    await following.click();
    await fans
      .getByRole('button', { name: texts['account/people']('follow.followBackNamed', { nickname: fan.nickname }) })
      .waitFor();
    await stars.end();
  },
);

it.runIf(long)('an unknown player’s profile is a page that does not exist', async () => {
  const visit = await Visit.begin(stage.browser, { url: stage.shop.url });
  await visit.page.goto(`/pages/user/home?user_id=${randomUUID()}`);
  await visit.page.getByText(visit.texts['system/frame']('notFound.lead')).waitFor();
  await visit.checkScreen();
  await visit.end();
});

it('a player who reached a level claims its gift, and finds their place in the rankings', async () => {
  const { url } = stage.shop;
  const session = await reachLevel();
  const visit = await Visit.begin(stage.browser, { url });
  const { page, texts } = visit;
  await visit.signIn(session);
  await page.goto('/pages/user/level');
  await claimOf(visit).waitFor();
  await visit.checkScreen();
  await claimOf(visit).click();
  await page
    .getByText(texts['account/levels']('level.gift.done', { stones: '200' }))
    .first()
    .waitFor();
  await expect.poll(() => claimOf(visit).count()).toBe(0);
  expect(await callShop(url, readWallet, {}, { session })).toMatchObject({ stone: 200 });

  await page.goto('/pages/user/rankList?board=spending&period=month');
  const places = page.getByRole('list', { name: texts['account/rankings']('rank.boards.spending') });
  await places.getByRole('link', { name: /Linh Chi/ }).waitFor();
  await visit.checkScreen();
  await visit.end();
});

it.runIf(long)('another device still offers a gift that was claimed, and says why it is too late', async () => {
  const { url } = stage.shop;
  const session = await reachLevel();
  const first = await Visit.begin(stage.browser, { url });
  const second = await Visit.begin(stage.browser, { url, allowed: /ERR_FAILED/ });
  // The live channel would tell it that the gift was claimed.
  await second.page.route('**/api/live*', (route) => route.abort());
  for (const visit of [first, second]) {
    await visit.signIn(session);
    await visit.page.goto('/pages/user/level');
  }
  await claimOf(second).waitFor();
  await claimOf(first).click();
  await expect.poll(() => claimOf(first).count()).toBe(0);
  await claimOf(second).click();
  await second.page.getByText(levelGiftClaimed.vn).waitFor();
  expect(await callShop(url, readWallet, {}, { session })).toMatchObject({ stone: 200 });
  await first.end();
  await second.end();
});

it.runIf(long)('the level leads to its progress and its rules', async () => {
  const visit = await Visit.begin(stage.browser, { url: stage.shop.url });
  await visit.signIn(await openAccount(stage.shop.url, 50_000));
  const { page, texts } = visit;
  await page.goto('/pages/user/level');
  const tab = (name: 'progress' | 'rules') =>
    page.getByRole('tab', { name: texts['account/levels'](`level.parts.${name}`) });
  for (const [name, path] of [
    ['progress', '/pages/home/level'],
    ['rules', '/pages/user/level_info'],
  ] as const) {
    await tab(name).click();
    await visit.checkScreen();
    // Each part has an address of its own too.
    await page.goto(path);
    await expect.poll(() => tab(name).getAttribute('aria-selected')).toBe('true');
  }
  await visit.end();
});

it.runIf(long)('a guest sees masked names in the rankings, and is asked to sign in for their own place', async () => {
  await reachLevel();
  const guest = await Visit.begin(stage.browser, { url: stage.shop.url });
  await guest.page.goto('/pages/user/rankList?board=spending&period=all');
  await guest.page.getByText('L***i').first().waitFor();
  expect(await guest.page.getByText('Linh Chi').count()).toBe(0);
  await guest.page.getByRole('link', { name: guest.texts['account/rankings']('rank.signIn') }).waitFor();
  await guest.checkScreen();
  await guest.end();
});

/** A player whose draws earned a level with a gift. */
async function reachLevel(): Promise<Session> {
  const { url } = stage.shop;
  const session = await openAccount(url, 1_500_000);
  const order = { pool_id: stage.endless, client_seed: 'mine', count: 10 } as const;
  for (let points = 0; points < 100; { points } = await callShop(url, readMyLevel, {}, { session })) {
    await callShop(url, openMysteryBox, order, { session });
  }
  return session;
}

function claimOf({ page, texts }: Visit): Locator {
  return page.getByRole('button', { name: texts['account/levels']('level.gift.claim') });
}
