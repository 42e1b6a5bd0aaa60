// Covers: system/sharing, account/invitations
import { readPool, readOdds } from '@mcy/api/boxes/pools/contract';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { long } from '../../scripts/test/long.ts';
import { callShop } from '../shop/callShop.ts';
import { registerPlayer } from '../shop/registerPlayer.ts';
import { type Stage, setStage } from './Stage.ts';
import { Visit } from './Visit.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

/** Shares the current page and returns the copied link. */
async function copyLink({ page, texts }: Visit, opener = texts.shell('share')): Promise<URL> {
  await page.getByRole('button', { name: opener }).click();
  const sheet = page.getByRole('dialog', { name: texts.shell('share') });
  await sheet.getByRole('button', { name: texts['system/sharing']('share.targets.copyLink') }).click();
  await page.getByText(texts['system/sharing']('share.linkCopied')).first().waitFor();
  await sheet.waitFor({ state: 'hidden' });
  return new URL(await page.evaluate(() => navigator.clipboard.readText()));
}

const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

it('a shared box opens for a friend in the link’s language, with the sharer’s invitation', async () => {
  const { url } = stage.shop;
  const { session } = await registerPlayer(url);
  const visit = await Visit.begin(stage.browser, { url, locale: 'en' });
  await visit.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit.signIn(session);
  const path = `/pages/box/detail?pool_id=${stage.endless}`;
  // The link must identify the sharer.
  const known = visit.page.waitForResponse((response) => response.url().includes('/api/user/shareKey'));
  await visit.page.goto(path);
  await visit.checkScreen();
  await visit.page.getByRole('button', { name: visit.texts.shell('share') }).click();
  await known;
  await visit.checkScreen();
  await visit.page.getByRole('button', { name: visit.texts.shell('close') }).click();
  const link = await copyLink(visit);
  expect(link.pathname + link.search).toMatch(
    new RegExp(`^${path.replace('?', '\\?')}&lang=en&key_social=\\d{13}&_key=.+$`),
  );
  await visit.end();

  const { name } = await callShop(url, readPool, { pool_id: stage.endless });
  const friend = await Visit.begin(stage.browser, { url });
  const { page } = friend;
  await page.goto(link.href);
  await page.getByRole('heading', { level: 2, name }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-US');
  await expect.poll(() => stored(page, 'pre_invite_code')).toBe(session.user.invite_code);
  await friend.checkScreen();
  // The friend did not choose the language: it applies to every page of this visit.
  await page.goto('/pages/index/card');
  await page.getByRole('heading', { level: 1, name: visit.texts.shell('tabs.card') }).waitFor();
  expect(await stored(page, 'locale')).toBeNull();
  await friend.end();
});

it.runIf(long)(
  'a guest shares a series, its odds, a toy and a player, and their links carry no invitation',
  async () => {
    const { url } = stage.shop;
    const { session: player } = await registerPlayer(url);
    const { series_id } = await callShop(url, readPool, { pool_id: stage.endless });
    const odds = await callShop(url, readOdds, { pool_id: stage.endless });
    const visit = await Visit.begin(stage.browser, { url, viewport: 'desktop' });
    await visit.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const path of [
      `/pages/box/pool_choose?series_id=${series_id}`,
      `/pages/box/goods_rate?pool_id=${stage.endless}`,
      `/pages/box/goods_detail?prize_id=${odds.rows[0]?.prize.prize_id ?? ''}`,
      `/pages/user/home?user_id=${player.user.id}`,
    ]) {
      await visit.page.goto(path);
      await visit.checkScreen();
      const link = await copyLink(visit);
      expect(link.pathname + link.search).toMatch(
        new RegExp(`^${path.replace('?', '\\?')}&lang=vn&key_social=\\d{13}$`),
      );
    }
    await visit.end();
  },
);
