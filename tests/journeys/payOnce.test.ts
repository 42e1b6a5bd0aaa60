// Covers: boxes, wallet, account/checkIn
import { checkIn, readCheckIn } from '@mcy/api/account/checkIn/contract';
import { login } from '@mcy/api/account/entry/contract';
import { cancelWithdrawal, listWithdrawals } from '@mcy/api/wallet/withdrawals/contract';
import { readFlow, readWallet } from '@mcy/api/wallet/flow/contract';
import { recharge } from '@mcy/api/wallet/recharge/contract';
import type { Call } from '@mcy/api/contract';
import type { Locator } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { long } from '../../scripts/test/long.ts';
import { sandboxTexts } from '../../server/src/areas/wallet/recharge/sandbox/texts.ts';
import { type Session, callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { type Stage, setStage } from './Stage.ts';
import { slowDown } from './slowDown.ts';
import { fillWithdrawal, unpack } from './steps.ts';
import { tapAway } from './tapAway.ts';
import { Visit } from './Visit.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

const coins = 1_000_000;
/** Slowdown that matches a cheap phone's processor. */
const slow = 4;
/** The draws of each opening. */
const rounds = long ? [1, 10, 1] : [1, 10];

it('opens only as many boxes as the player meant to pay for, however often the button is tapped', async () => {
  const { visit, session } = await signedIn();
  const { page, texts } = visit;
  await page.goto(`/pages/box/open?pool_id=${stage.endless}`);
  for (const draws of rounds) {
    await page
      .getByRole('radio', { name: texts['boxes/opening']('price.times', { count: draws }), exact: true })
      .click();
    await slowDown(page, slow);
    await tap(
      visit,
      page.getByRole('button', {
        name: texts['boxes/opening'](draws === 10 ? 'price.payTen' : 'price.pay', { count: draws }),
      }),
      async () => {
        await page.getByRole('button', { name: texts['boxes/opening']('open.tapToOpen') }).waitFor();
        await page.waitForTimeout(500);
      },
    );
    await slowDown(page, 1);
    await unpack(visit, draws);
    if (draws > 1) await page.getByRole('button', { name: texts['boxes/opening']('open.continue') }).click();
    // That what opens again rests under a tapping finger is the film's and `openingState.test.ts`.
    await page.getByRole('button', { name: texts['boxes/opening']('open.chooseCount') }).click();
  }
  await page.waitForTimeout(1000);
  expect(await countFlow(session, 'box_open')).toBe(rounds.length);
  await visit.end();
});

it('requests one payment, and the bank charges it once', async () => {
  const { visit, session } = await signedIn(/ERR_ABORTED/);
  const { page, texts } = visit;
  const asked = countAttempts(visit, recharge);
  // The bank's page is slow to load: the shop's page is still shown.
  await page.route(/\/sandbox\/pay/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto('/pages/user/recharge');
  await page.getByRole('button', { name: '100.000', exact: true }).click();
  await slowDown(page, slow);
  await tap(
    visit,
    page.getByRole('button', { name: texts['wallet/recharge']('recharge.submitAmount', { amount: '100.000' }) }),
    () => page.waitForURL(/\/sandbox\/pay/),
  );
  expect(asked()).toBe(1);
  await tap(visit, page.getByRole('button', { name: sandboxTexts[texts.locale].approve }), () =>
    page.waitForTimeout(1500),
  );
  await page.waitForURL(/\/pages\/mall\/payResult/);
  await page.getByRole('heading', { name: texts['mall/orders']('payment.paid.title') }).waitFor();
  // The initial balance, plus this.
  expect(await countFlow(session, 'recharge')).toBe(2);
  const { balance } = await callShop(stage.shop.url, readWallet, {}, { session });
  expect(balance).toBe(coins + 100_000);
  await visit.end();
});

it('withdraws once, and cancels it once', async () => {
  const { visit, session } = await signedIn();
  const { page, texts } = visit;

  await page.goto('/pages/user/withdraw');
  await fillWithdrawal(visit);
  // Leaving the field formats the name as banks do.
  await page.keyboard.press('Tab');
  await slowDown(page, slow);
  await tap(visit, page.getByRole('button', { name: texts['wallet/withdrawals']('withdraw.submit') }), async () => {
    await page.getByRole('heading', { name: texts['wallet/withdrawals']('withdraw.sent.title') }).waitFor();
    await page.waitForTimeout(500);
  });
  const { rows } = await callShop(stage.shop.url, listWithdrawals, {}, { session });
  expect(rows).toHaveLength(1);

  const withdrawal = page
    .getByRole('list', { name: texts['wallet/withdrawals']('withdraw.list') })
    .getByRole('listitem');
  const asked = countAttempts(visit, cancelWithdrawal);
  await withdrawal.getByRole('button').click();
  const question = page.getByRole('dialog');
  await tap(
    visit,
    question.getByRole('button', { name: texts['wallet/withdrawals']('withdraw.cancel'), exact: true }),
    async () => {
      await withdrawal.filter({ hasText: texts['wallet/withdrawals']('withdraw.status.cancelled') }).waitFor();
      await page.waitForTimeout(500);
    },
  );
  expect(asked()).toBe(1);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  expect(await countFlow(session, 'withdrawal_return')).toBe(1);
  const { balance } = await callShop(stage.shop.url, readWallet, {}, { session });
  expect(balance).toBe(coins);
  await visit.end();
});

it.runIf(long)('checks in once', async () => {
  const session = await callShop(stage.shop.url, login, { sign_in_name: 'demo@mcy.vn', password: 'Demo1234' });
  const { days } = await callShop(stage.shop.url, readCheckIn, {}, { session });
  const stones = String(days.find(({ state }) => state === 'today')?.stones);
  const { visit } = await signedIn(undefined, session);
  const { page, texts } = visit;
  const asked = countAttempts(visit, checkIn);
  await page.goto('/pages/home/sign');
  await slowDown(page, slow);
  await tap(
    visit,
    page.getByRole('button', { name: texts['account/checkIn']('checkIn.press', { stones }) }),
    async () => {
      await page.getByText(texts['account/checkIn']('checkIn.gotTold', { stones })).waitFor();
      await page.waitForTimeout(500);
    },
  );
  expect(asked()).toBe(1);
  await visit.end();
});

async function signedIn(allowed?: RegExp, known?: Session): Promise<{ visit: Visit; session: Session }> {
  const session = known ?? (await openAccount(stage.shop.url, coins));
  const visit = await Visit.begin(stage.browser, { url: stage.shop.url, motion: true, ...(allowed && { allowed }) });
  await visit.signIn(session);
  return { visit, session };
}

/** Taps the button's spot from now until the test is over. */
async function tap({ page }: Visit, button: Locator, isOver: () => Promise<unknown>): Promise<void> {
  const stop = await tapAway(page, button);
  await isOver();
  await stop();
}

/** How often a call was made, not counting retries of the same attempt. */
function countAttempts({ page }: Visit, { path }: Pick<Call, 'path'>): () => number {
  const keys = new Set<string | undefined>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) keys.add(request.headers()['idempotency-key']);
  });
  return () => keys.size;
}

/** How many entries of a kind the player's money flow has. */
async function countFlow(session: Session, kind: 'box_open' | 'recharge' | 'withdrawal_return'): Promise<number> {
  const { rows } = await callShop(stage.shop.url, readFlow, { currency: 'balance', kind, limit: 50 }, { session });
  return rows.length;
}
