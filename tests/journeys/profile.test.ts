// Covers: account/profile, account/entry
import { login } from '@mcy/api/account/entry/contract';
import { readUser } from '@mcy/api/account/profile/contract';
import { type Locale, ruleMessages } from '@mcy/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { long } from '../../scripts/test/long.ts';
import { callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { registerPlayer } from '../shop/registerPlayer.ts';
import { inTurn } from './inTurn.ts';
import { type Stage, setStage } from './Stage.ts';
import { Visit, type viewports } from './Visit.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

const cases = [
  { locale: 'vn', viewport: 'phone', minor: '01/02/2015', birthday: '28/02/1994' },
  { locale: 'en', viewport: 'desktop', minor: '02/01/2015', birthday: '02/28/1994' },
] as const satisfies readonly {
  locale: Locale;
  viewport: keyof typeof viewports;
  minor: string;
  birthday: string;
}[];

it.for(inTurn(cases, 8))(
  'a player edits their profile, gets an error for a wrong birthday, and finds the new name on their page ($locale, $viewport)',
  async ({ locale, viewport, minor, birthday }) => {
    const session = await openAccount(stage.shop.url, 50_000);
    const visit = await Visit.begin(stage.browser, { url: stage.shop.url, locale, viewport });
    await visit.signIn(session);
    const { page, texts } = visit;

    await page.goto('/pages/index/mine');
    await page.getByRole('link', { name: texts['account/profile']('profile.title'), exact: true }).click();
    await page.waitForURL('/pages/user/edit');
    await visit.checkScreen();

    const born = page.getByRole('textbox', { name: texts['account/entry']('fields.birthday.label') });
    await page.getByRole('textbox', { name: texts['account/entry']('fields.nickname.label') }).fill('Mai Phương');
    await page
      .getByRole('textbox', { name: texts['account/profile']('fields.description.label') })
      .fill('Mê rồng ngủ gật.');
    await born.fill(minor);
    const save = page.getByRole('button', { name: texts['account/profile']('editProfile.submit') });
    await save.click();
    await page.getByText(ruleMessages.adult[locale], { exact: true }).waitFor();
    await expect.poll(() => born.getAttribute('aria-invalid')).toBe('true');
    await visit.checkScreen();

    // Leaving asks before it discards input.
    await page.getByRole('link', { name: texts.shell('back') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: texts['system/frame']('leave.stay') })
      .click();
    await born.fill(birthday);
    await save.click();
    await page.getByRole('heading', { name: 'Mai Phương' }).waitFor();
    await page.getByText(texts['account/profile']('editProfile.saved')).first().waitFor();
    await visit.checkScreen();

    await page.getByRole('link', { name: texts.shell('back') }).click();
    await page.waitForURL('/pages/index/mine');
    await page.getByRole('heading', { name: 'Mai Phương' }).waitFor();
    expect(await callShop(stage.shop.url, readUser, {}, { session })).toMatchObject({
      nickname: 'Mai Phương',
      description: 'Mê rồng ngủ gật.',
      birthday: '1994-02-28',
    });
    await visit.end();
  },
);

it.runIf(long)('a second device is signed out from the first, and has to sign in again', async () => {
  const { url } = stage.shop;
  const { session: mine, sign_in_name, password } = await registerPlayer(url);
  const other = await callShop(url, login, { sign_in_name, password });
  const first = await Visit.begin(stage.browser, { url });
  const second = await Visit.begin(stage.browser, { url });
  const { texts } = first;
  await first.signIn(mine);
  await second.signIn(other);
  await second.page.goto('/pages/user/setting');
  await second.page.getByText(texts['account/entry']('devices.current'), { exact: true }).waitFor();

  const { page } = first;
  await page.goto('/pages/index/mine');
  await page.getByRole('link', { name: texts['account/profile']('settings.title'), exact: true }).click();
  await page.waitForURL('/pages/user/setting');
  const devices = page.getByRole('list', { name: texts['account/entry']('devices.title') }).getByRole('listitem');
  await expect.poll(() => devices.count()).toBe(2);
  await first.checkScreen();
  await devices.nth(1).getByRole('button').click();
  const question = page.getByRole('dialog');
  await question.getByText(texts['account/entry']('devices.endConfirm.body')).waitFor();
  await first.checkScreen();
  await question.getByRole('button', { name: texts['account/entry']('devices.end'), exact: true }).click();
  await expect.poll(() => devices.count()).toBe(1);
  await first.checkScreen();

  // Its open page learns of it by the live stream.
  await second.page.waitForURL(/\/pages\/login\/index\?return_to=/);
  await second.checkScreen();
  await first.end();
  await second.end();
});
