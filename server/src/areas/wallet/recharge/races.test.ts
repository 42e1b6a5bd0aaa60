import * as withdrawalsContract from '@mcy/api/wallet/withdrawals/contract';
import { describe, expect, it } from 'vitest';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import type { Answer, Session } from '../../../testing/startTestServer.ts';

const account = { bank_name: 'Vietcombank', card_number: '0071000123456', holder_name: 'NGUYEN VAN AN' };

const serverOf = provideTwoServers();

function ask(index: number, session: Session, amount: number) {
  return serverOf(index).call(withdrawalsContract.withdraw, { amount, ...account }, { session });
}

function cancel(index: number, session: Session, withdrawal_id: string) {
  return serverOf(index).call(withdrawalsContract.cancelWithdrawal, { withdrawal_id }, { session });
}

/** The number of successes, and of refusals for each reason. */
function tally(answers: readonly Answer<typeof withdrawalsContract.withdraw>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const outcome = answer.ok ? 'done' : answer.error;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

describe('on PostgreSQL, with two servers', () => {
  it('40 withdrawals at once take the balance and not a coin more', async () => {
    const session = await serverOf(0).playerWith(105_000);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => ask(index, session, 10_000)));
    expect(tally(answers)).toEqual({ done: 10, insufficient_balance: 30 });
    expect(await serverOf(0).balanceOf(session)).toBe(5_000);
    const { rows } = await serverOf(0).succeed(withdrawalsContract.listWithdrawals, { limit: 50 }, { session });
    expect(rows).toHaveLength(10);
  });

  it('a withdrawal canceled 30 times at once is returned once', async () => {
    const session = await serverOf(0).playerWith(100_000);
    const { withdrawal_id } = await serverOf(0).succeed(
      withdrawalsContract.withdraw,
      { amount: 60_000, ...account },
      { session },
    );
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => cancel(index, session, withdrawal_id)));
    expect(tally(answers)).toEqual({ done: 1, withdrawal_not_open: 29 });
    expect(await serverOf(0).balanceOf(session)).toBe(100_000);
  });

  it('recharges, withdrawals and cancellations at once leave the balance they add up to', async () => {
    const session = await serverOf(0).playerWith(500_000);
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const answer = await ask(index, session, 15_000);
        await serverOf(index + 1).recharge(session, 50_000);
        if (answer.ok) await cancel(index + 1, session, answer.data.withdrawal_id);
      }),
    );
    expect(await serverOf(0).balanceOf(session)).toBe(1_500_000);
  });
});
