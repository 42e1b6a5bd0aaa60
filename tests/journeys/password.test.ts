// Covers: account/entry
import { changePassword, login } from '@mcy/api/account/entry/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callShop } from '../shop/callShop.ts';
import { registerPlayer } from '../shop/registerPlayer.ts';
import { readCode } from './readCode.ts';
import { inTurn } from './inTurn.ts';
import { type Stage, setStage } from './Stage.ts';
import { Visit, visitors } from './Visit.ts';

const first = 'matkhau1';
const second = 'matkhaumoi2';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

function openAccount() {
  return registerPlayer(stage.shop.url, { password: first });
}

function fieldOf({ page, texts }: Visit, name: 'sign_in_name' | 'password' | 'old_password' | 'new_password') {
  return page.getByLabel(texts['account/entry'](`fields.${name}.label`), { exact: true });
}

function codeOf({ page, texts }: Visit) {
  return page.getByRole('textbox', { name: texts['account/entry']('fields.code.label') });
}

it.for(inTurn(visitors, 3))(
  'a player who forgot the password sets a new one by a code, and the old one is refused ($locale, $viewport)',
  async ({ locale, viewport }) => {
    const { sign_in_name } = await openAccount();
    const visit = await Visit.begin(stage.browser, { url: stage.shop.url, locale, viewport });
    const { page, texts } = visit;

    await page.goto('/pages/user/money_flow');
    await page.waitForURL(/\/pages\/login\/index/);
    await page.getByRole('link', { name: texts['account/entry']('signIn.forgot') }).click();
    await page.waitForURL(/\/pages\/login\/forgot/);
    await visit.checkScreen();
    await fieldOf(visit, 'sign_in_name').fill(sign_in_name);
    const code = await readCode(visit, 'reset_password');
    await codeOf(visit).fill(code);
    await fieldOf(visit, 'new_password').fill(second);
    await visit.checkScreen();
    await page.getByRole('button', { name: texts['account/entry']('forgot.submit') }).click();
    await page.getByRole('heading', { name: texts['account/entry']('forgot.done.title') }).waitFor();
    await visit.checkScreen();

    await page
      .getByRole('link', { name: texts['account/entry']('forgot.signIn') })
      .first()
      .click();
    await page.waitForURL(/\/pages\/login\/index/);
    const submit = page.getByRole('button', { name: texts['account/entry']('signIn.submit') });
    await fieldOf(visit, 'sign_in_name').fill(sign_in_name);
    await fieldOf(visit, 'password').fill(first);
    await submit.click();
    await page.getByRole('alert').waitFor();
    expect(await fieldOf(visit, 'sign_in_name').inputValue()).toBe(sign_in_name);
    await fieldOf(visit, 'password').fill(second);
    await submit.click();
    await page.waitForURL('/pages/user/money_flow');
    await visit.end();
  },
);

it('a player signs in by code, after a wrong one', async () => {
  const { sign_in_name } = await openAccount();
  const visit = await Visit.begin(stage.browser, { url: stage.shop.url });
  const { page, texts } = visit;
  await page.goto('/pages/login/index?return_to=/pages/index/mine');
  await fieldOf(visit, 'sign_in_name').fill(sign_in_name);
  await page.getByRole('tab', { name: texts['account/entry']('signIn.byCode') }).click();
  expect(await fieldOf(visit, 'sign_in_name').inputValue()).toBe(sign_in_name);
  const code = await readCode(visit, 'sign_in');
  await visit.checkScreen();

  const submit = page.getByRole('button', { name: texts['account/entry']('signIn.submit') });
  await codeOf(visit).fill(code === '000000' ? '000001' : '000000');
  await submit.click();
  await page.getByText('Bạn còn 4 lần thử').waitFor();
  await visit.checkScreen();
  await codeOf(visit).fill(code);
  await submit.click();
  await page.waitForURL('/pages/index/mine');
  await page.getByText('Linh Chi').first().waitFor();

  // For a signed-in user the page redirects at once: never to another site, never to an error.
  const addresses = ['/.//evil.example', '/x/..//', '/%2e//', '//', '/pages/no/such/page', '/pages/login/index'];
  for (const return_to of inTurn(addresses, 0)) {
    await page.goto(`/pages/login/index?${new URLSearchParams({ return_to })}`);
    await page.waitForURL('/');
  }
  await page.getByRole('main').waitFor();
  await visit.end();
});

it('a player changes the password and stays signed in, on this device only', async () => {
  const { sign_in_name, session } = await openAccount();
  const visit = await Visit.begin(stage.browser, { url: stage.shop.url });
  const { page, texts } = visit;
  await page.goto('/pages/login/index?return_to=/pages/user/change_password');
  await fieldOf(visit, 'sign_in_name').fill(sign_in_name);
  await fieldOf(visit, 'password').fill(first);
  await page.getByRole('button', { name: texts['account/entry']('signIn.submit') }).click();
  await page.waitForURL('/pages/user/change_password');
  await visit.checkScreen();

  const submit = page.getByRole('button', { name: texts['account/entry']('changePassword.submit') });
  await fieldOf(visit, 'old_password').fill('matkhau9');
  await fieldOf(visit, 'new_password').fill(second);
  await submit.click();
  await page.getByText('Mật khẩu hiện tại chưa đúng.').waitFor();
  await fieldOf(visit, 'old_password').fill(first);
  await submit.click();
  await page.getByRole('heading', { name: texts['account/entry']('changePassword.done.title') }).waitFor();
  await visit.checkScreen();

  const again = { old_password: second, new_password: first };
  await expect(callShop(stage.shop.url, changePassword, again, { session })).rejects.toThrow('401');
  await callShop(stage.shop.url, login, { sign_in_name, password: second });
  await page.goto('/pages/index/mine');
  await page.getByText('Linh Chi').first().waitFor();
  await visit.end();
});
