// Covers: account/names, account/invitations
import { login } from '@mcy/api/account/entry/contract';
import { readShareKey } from '@mcy/api/account/invitations/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { long } from '../../scripts/test/long.ts';
import { invitationNotices } from '../../server/src/areas/account/invitations/invitationNotices.ts';
import { callShop } from '../shop/callShop.ts';
import { type Player, registerPlayer } from '../shop/registerPlayer.ts';
import { readCode } from './readCode.ts';
import { type Stage, setStage } from './Stage.ts';
import { register } from './steps.ts';
import { Visit } from './Visit.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

function labelled({ page, texts }: Visit, key: 'invite_code') {
  return page.getByLabel(texts['account/entry'](`fields.${key}.label`));
}

/** Opens a player's newest notification, in a separate browser. */
async function readNewest(player: Player, words: RegExp): Promise<void> {
  const visit = await Visit.begin(stage.browser, { url: stage.shop.url });
  await visit.signIn(player.session);
  await visit.page.goto('/pages/user/notify');
  await visit.page.getByRole('link', { name: words }).first().click();
  await visit.page.waitForURL(/notify_detail/);
  await visit.checkScreen();
  await visit.page.getByRole('link', { name: invitationNotices.invite_bound.leadsTo.label.vn }).click();
  await visit.page.waitForURL('/pages/user/edit');
  await visit.checkScreen();
  await visit.end();
}

it('a friend’s link leads to an account with their invitation, with a code from the mailbox', async () => {
  const friend = await registerPlayer(stage.shop.url, { nickname: 'Minh Anh' });
  const { key } = await callShop(stage.shop.url, readShareKey, {}, { session: friend.session });
  const visit = await Visit.begin(stage.browser, { url: stage.shop.url });
  const { page } = visit;

  await page.goto(`/pages/index/card?lang=vn&key_social=1800000000000&_key=${key}`);
  await page.waitForURL((url) => !url.searchParams.has('_key'));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pre_invite_code'))).not.toBeNull();
  await page.goto('/pages/login/register?return_to=/pages/user/bind_code');
  await visit.checkScreen();
  await register(visit);
  await page.waitForURL('/pages/user/bind_code');
  await page.getByRole('heading', { name: 'Minh Anh' }).waitFor();
  await visit.checkScreen();
  await visit.end();
  await readNewest(friend, /Linh Chi đã nhận lời mời của bạn/);
});

it.runIf(long)(
  'a player without a link binds a friend’s code, after their own was refused and kept in the field',
  async () => {
    const friend = await registerPlayer(stage.shop.url, { nickname: 'Quốc Bảo' });
    const player = await registerPlayer(stage.shop.url);
    const visit = await Visit.begin(stage.browser, { url: stage.shop.url, locale: 'en', viewport: 'desktop' });
    const { page, texts } = visit;
    await visit.signIn(player.session);
    await page.goto('/pages/user/edit');
    await page.getByRole('link', { name: texts['account/invitations']('bindCode.title') }).click();
    await page.waitForURL('/pages/user/bind_code');
    await visit.checkScreen();
    const own = player.session.user.invite_code;
    const submit = page.getByRole('button', { name: texts['account/invitations']('bindCode.submit'), exact: true });
    await labelled(visit, 'invite_code').fill(own);
    await submit.click();
    await page.getByText('This is your own invite code.').waitFor();
    expect(await labelled(visit, 'invite_code').inputValue()).toBe(own);
    await visit.checkScreen();
    await labelled(visit, 'invite_code').fill(friend.session.user.invite_code.toLowerCase());
    await submit.click();
    await page.getByRole('heading', { name: 'Quốc Bảo' }).waitFor();
    await visit.checkScreen();
    await visit.end();
  },
);

it('a player links a number by a code, after a wrong password, and signs in by it', async () => {
  const player = await registerPlayer(stage.shop.url);
  const visit = await Visit.begin(stage.browser, { url: stage.shop.url });
  const { page, texts } = visit;
  await visit.signIn(player.session);
  await page.goto('/pages/user/setting');
  await page.getByRole('link', { name: texts['account/names']('bindName.mobile.bind') }).click();
  await page.waitForURL('/pages/login/bindPhone?kind=mobile');
  await visit.checkScreen();
  await page.getByLabel(texts['account/names']('bindName.mobile.label')).fill('0912 345 678');
  const code = await readCode(visit, 'bind_name');
  await page.getByRole('textbox', { name: texts['account/entry']('fields.code.label'), exact: true }).fill(code);
  await page.getByLabel(texts['account/entry']('fields.password.label'), { exact: true }).fill('matkhau9');
  const submit = page.getByRole('button', { name: texts['account/names']('bindName.submit') });
  await submit.click();
  await page.getByText('Mật khẩu hiện tại chưa đúng.').waitFor();
  await visit.checkScreen();
  await page.getByLabel(texts['account/entry']('fields.password.label'), { exact: true }).fill(player.password);
  await submit.click();
  await page.waitForURL('/pages/user/setting');
  await page.getByText('+84*****678').waitFor();
  await visit.checkScreen();
  await visit.end();
  const again = { sign_in_name: '0912345678', password: player.password };
  const session = await callShop(stage.shop.url, login, again);
  expect(session.user.id).toBe(player.session.user.id);
});
