import { randomUUID } from 'node:crypto';
import { revealOpening } from '@mcy/api/boxes/opening/contract';
import { expect } from 'vitest';
import { sandboxTexts } from '../../server/src/areas/wallet/recharge/sandbox/texts.ts';
import { readCode } from './readCode.ts';
import type { Visit } from './Visit.ts';

/** Fills in the registration on the screen, and goes on from the welcome to where it was to lead. */
export async function register(visit: Visit): Promise<{ sign_in_name: string; password: string }> {
  const { page, texts } = visit;
  const account = { sign_in_name: `${randomUUID()}@example.com`, password: 'matkhau1' };
  const label = (name: string) => page.getByLabel(name, { exact: true });
  // The previous page stays until this one has loaded, and has a field of that name too.
  await page.getByRole('heading', { name: texts['account/entry']('register.heading') }).waitFor();
  await label(texts['account/entry']('fields.sign_in_name.label')).fill(account.sign_in_name);
  await page
    .getByRole('textbox', { name: texts['account/entry']('fields.code.label'), exact: true })
    .fill(await readCode(visit, 'register'));
  await page.getByRole('button', { name: texts['account/entry']('register.next') }).click();
  await label(texts['account/entry']('fields.nickname.label')).fill('Linh Chi');
  await label(texts['account/entry']('fields.password.label')).fill(account.password);
  await label(texts['account/entry']('fields.birthday.label')).fill('1995-05-20');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: texts['account/entry']('register.submit') }).click();
  await page.getByRole('heading', { name: texts['account/entry']('welcome.heading', { name: 'Linh Chi' }) }).waitFor();
  await visit.checkScreen();
  await page.getByRole('link', { name: texts['account/entry']('welcome.continue') }).click();
  return account;
}

/** In the dialog before the first payment: ticks and presses the pay button. */
export async function acceptAndPay({ page, texts }: Visit, amount: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: texts['content/policies']('types.purchase') });
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: texts['content/policies']('agreement.acceptAndPay', { amount }) }).click();
}

/** From the recharge screen through the sandbox bank to the result; the `first` time it asks for the purchase agreement. */
export async function recharge(visit: Visit, amount: string, { first = false } = {}): Promise<void> {
  const { page, texts } = visit;
  await page.getByRole('button', { name: amount, exact: true }).click();
  await page.getByRole('button', { name: texts['wallet/recharge']('recharge.submitAmount', { amount }) }).click();
  if (first) await acceptAndPay(visit, amount);
  await page.waitForURL(/\/sandbox\/pay/);
  await page.getByRole('button', { name: sandboxTexts[texts.locale].approve }).click();
  await page.waitForURL(/\/pages\/mall\/payResult/);
  await expect
    .poll(() => page.getByRole('heading', { name: texts['mall/orders']('payment.paid.title') }).count())
    .toBe(1);
}

/** On the open screen: chooses a count and pays. `label` is the choice's text. */
export async function pay({ page, texts }: Visit, label: string, draws: number): Promise<void> {
  await page.getByRole('radio', { name: label, exact: true }).click();
  await page
    .getByRole('button', {
      name: texts['boxes/opening'](draws === 10 ? 'price.payTen' : 'price.pay', { count: draws }),
    })
    .click();
}

/** Opens the box on the stage and looks at everything in it. Several cards lie face down, but not in a visit that is `still`. */
export async function unpack(
  { page, texts }: Pick<Visit, 'page' | 'texts'>,
  draws: number,
  { still = false } = {},
): Promise<void> {
  const seen = page.waitForResponse((response) => response.url().includes(revealOpening.path));
  await page.getByRole('button', { name: texts['boxes/opening']('open.tapToOpen') }).click();
  if (draws > 1 && !still) await page.getByRole('button', { name: texts['boxes/opening']('open.flipAll') }).click();
  const next = draws > 1 ? texts['boxes/opening']('open.continue') : texts['boxes/opening']('open.again');
  await page.getByRole('button', { name: next }).waitFor();
  await seen;
}

/** Fills in a withdrawal of 100.000 coins, up to the button that sends it. */
export async function fillWithdrawal({ page, texts }: Visit): Promise<void> {
  await page.getByRole('textbox', { name: texts['wallet/withdrawals']('withdraw.amount.label') }).fill('100000');
  await page.getByRole('combobox', { name: texts['wallet/withdrawals']('fields.bank_name.label') }).click();
  await page.getByRole('option', { name: 'Vietcombank', exact: true }).click();
  await page
    .getByRole('textbox', { name: texts['wallet/withdrawals']('fields.card_number.label') })
    .fill('0071000123456');
  await page
    .getByRole('textbox', { name: texts['wallet/withdrawals']('fields.holder_name.label') })
    .fill('Nguyễn Linh Chi');
}
