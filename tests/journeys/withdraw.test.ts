// Covers: wallet/withdrawals
import { readWallet } from '@mcy/api/wallet/flow/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  withdrawalJournal,
  withdrawalReturnJournal,
} from '../../server/src/areas/wallet/withdrawals/withdrawalJournals.ts';
import { callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { inTurn } from './inTurn.ts';
import { type Stage, setStage } from './Stage.ts';
import { fillWithdrawal } from './steps.ts';
import { Visit, visitors } from './Visit.ts';

const coins = 250_000;

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

it.for(inTurn(visitors, 6))(
  'a player withdraws, sees the status, and cancels ($locale, $viewport)',
  async ({ locale, viewport }) => {
    const session = await openAccount(stage.shop.url, coins);
    const visit = await Visit.begin(stage.browser, { url: stage.shop.url, locale, viewport });
    await visit.signIn(session);
    const { page, texts } = visit;

    const shown = (text: string) => page.getByText(text, { exact: true });

    await page.goto('/pages/index/mine');
    await page.getByRole('link', { name: texts['account/profile']('mine.withdraw'), exact: true }).click();
    await page.waitForURL('/pages/user/withdraw');
    await shown('250.000').waitFor();
    await visit.checkScreen();

    await request(visit);
    await page.getByRole('heading', { name: texts['wallet/withdrawals']('withdraw.sent.title') }).waitFor();

    const withdrawal = page
      .getByRole('list', { name: texts['wallet/withdrawals']('withdraw.list') })
      .getByRole('listitem');
    await withdrawal.filter({ hasText: texts['wallet/withdrawals']('withdraw.status.requested') }).waitFor();
    await expect.poll(() => withdrawal.textContent()).toContain('NGUYEN LINH CHI');
    await shown('150.000').waitFor();
    await visit.checkScreen();

    await page.goto('/pages/user/money_flow');
    await expectNewest(visit, withdrawalJournal.label[locale], '-100.000', '150.000');
    await visit.checkScreen();
    // The filter is in the address.
    const kind = page.getByRole('radio', { name: withdrawalJournal.label[locale], exact: true });
    await kind.click();
    await page.waitForURL(/kind=withdrawal/);
    await page.reload();
    await expect.poll(() => kind.isChecked()).toBe(true);

    await page.getByRole('link', { name: texts['wallet/withdrawals']('withdraw.title'), exact: true }).click();
    await withdrawal.getByRole('button').click();
    const question = page.getByRole('dialog');
    await question
      .getByText(texts['wallet/withdrawals']('withdraw.cancelConfirm.title', { amount: '100.000' }))
      .waitFor();
    await visit.checkScreen();
    await question.getByRole('button', { name: texts['wallet/withdrawals']('withdraw.cancel'), exact: true }).click();
    await withdrawal.filter({ hasText: texts['wallet/withdrawals']('withdraw.status.cancelled') }).waitFor();
    await shown('250.000').waitFor();
    // The account is there for the next time, until it is removed.
    await page.getByRole('radio', { name: 'Vietcombank •••• 3456' }).waitFor();
    await visit.checkScreen();
    const words = texts['wallet/withdrawals'];
    await page.getByRole('link', { name: words('withdraw.accounts') }).click();
    await page.waitForURL('/pages/user/bank_accounts');
    const remove = words('accounts.removeNamed', { account: 'Vietcombank •••• 3456' });
    await page.getByRole('button', { name: remove }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('accounts.remove'), exact: true })
      .click();
    await shown(words('accounts.empty.title')).waitFor();
    await visit.checkScreen();

    await page.goto('/pages/user/money_flow');
    await expectNewest(visit, withdrawalReturnJournal.label[locale], '+100.000', '250.000');
    const { balance } = await callShop(stage.shop.url, readWallet, {}, { session });
    expect(balance).toBe(coins);
    await visit.end();
  },
);

it('takes back the confirmation with the request', async () => {
  const session = await openAccount(stage.shop.url, coins);
  const visit = await Visit.begin(stage.browser, { url: stage.shop.url, locale: 'vn', viewport: 'phone' });
  await visit.signIn(session);
  const { page, texts } = visit;
  await page.goto('/pages/user/withdraw');
  await request(visit);
  const confirmed = page.getByRole('heading', { name: texts['wallet/withdrawals']('withdraw.sent.title') });
  await confirmed.waitFor();
  await page.getByRole('listitem').getByRole('button').click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: texts['wallet/withdrawals']('withdraw.cancel'), exact: true }).click();
  await confirmed.waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: texts['wallet/withdrawals']('withdraw.amount.label') }).waitFor();
  await visit.end();
});

/** Fills in the form and sends it. */
async function request(visit: Visit): Promise<void> {
  const { page, texts } = visit;
  await fillWithdrawal(visit);
  await page.getByText('96.700', { exact: true }).waitFor();
  await page.getByRole('button', { name: texts['wallet/withdrawals']('withdraw.submit') }).click();
}

async function expectNewest({ page, texts }: Visit, label: string, amount: string, left: string): Promise<void> {
  const newest = page.getByRole('listitem').filter({ hasText: label }).first();
  await expect.poll(() => newest.textContent()).toContain(amount);
  expect(await newest.textContent()).toContain(texts['wallet/flow']('flow.balanceAfter', { amount: left }));
}
