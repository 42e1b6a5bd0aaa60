// Covers: wallet/withdrawals, operator/withdrawals, operator/approvals, operator/desk
import { login } from '@mcy/api/account/entry/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { type Stage, setStage } from './Stage.ts';
import { fillWithdrawal } from './steps.ts';
import { Visit } from './Visit.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

it('a large withdrawal is approved by two operators, paid by a file, and the player sees it', async () => {
  const { url } = stage.shop;
  const visit = await Visit.begin(stage.browser, { url });
  await visit.signIn(await openAccount(url, 7_000_000));
  const { page, texts } = visit;
  const words = texts['wallet/withdrawals'];
  await page.goto('/pages/user/withdraw');
  await fillWithdrawal(visit);
  await page.getByRole('textbox', { name: words('withdraw.amount.label') }).fill('6000000');
  await page.getByText('5.996.700', { exact: true }).waitFor();
  await page.getByRole('button', { name: words('withdraw.submit') }).click();
  await page.getByRole('heading', { name: words('withdraw.sent.title') }).waitFor();

  const first = await openOffice('operator@mcy.vn');
  const money = first.texts['operator/withdrawals'];
  await first.page.goto('/operator');
  await first.checkScreen();
  await first.page
    .getByRole('navigation')
    .getByRole('link', { name: money('title') })
    .click();
  await first.page.waitForURL('/operator/withdrawals');
  await first.checkScreen();
  await first.page.getByRole('link', { name: /6\.000\.000/ }).click();
  await first.page.waitForURL(/operator\/withdrawal\?/);
  await first.page.getByRole('button', { name: money('showNumber') }).click();
  await first.page.getByText('0071000123456', { exact: true }).waitFor();
  await first.checkScreen();
  await first.page
    .getByRole('textbox', { name: money('fields.note.label') })
    .first()
    .fill('Đã đối chiếu.');
  await first.page.getByRole('button', { name: money('approveOfTwo') }).click();
  await first.page.getByRole('link', { name: money('second') }).waitFor();

  const second = await openOffice('operator2@mcy.vn');
  const two = second.texts['operator/approvals'];
  await second.page.goto('/operator/approvals');
  await second.page.getByRole('link', { name: /6\.000\.000/ }).click();
  await second.page.waitForURL(/operator\/approval\?/);
  await second.page.getByRole('radio', { name: two('fields.decision_options.agree') }).check();
  await second.checkScreen();
  await second.page.getByRole('button', { name: two('submit') }).click();
  await second.page.getByText(two('states.agreed'), { exact: true }).waitFor();
  await second.end();

  await first.page.goto('/operator/payouts');
  await first.page.getByRole('button', { name: money('payouts.make'), exact: true }).click();
  const download = first.page.waitForEvent('download');
  await first.page
    .getByRole('button', { name: money('payouts.download') })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/^payout-.*\.csv$/);
  await first.checkScreen();
  await first.page.getByRole('button', { name: money('payouts.confirm') }).click();
  const question = first.page.getByRole('alertdialog');
  await question.getByRole('button', { name: money('payouts.confirm') }).click();
  await first.page.getByText(money('payouts.paid'), { exact: true }).waitFor();
  await first.end();

  await page.goto('/pages/user/withdraw');
  await page
    .getByRole('listitem')
    .filter({ hasText: words('withdraw.status.paid') })
    .waitFor();
  await visit.end();

  async function openOffice(sign_in_name: string): Promise<Visit> {
    const office = await Visit.begin(stage.browser, { url, viewport: 'desktop' });
    await office.signIn(await callShop(url, login, { sign_in_name, password: 'Demo1234' }));
    return office;
  }
});
