import { decideApproval } from '@mcy/api/operator/approvals/contract';
import * as contract from '@mcy/api/operator/withdrawals/contract';
import { cancelWithdrawal, listWithdrawals, withdraw } from '@mcy/api/wallet/withdrawals/contract';
import {
  type WithdrawalMove,
  type WithdrawalStatus,
  withdrawalMoves,
  withdrawalStatuses,
} from '@mcy/api/wallet/withdrawals/words';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import type { Owner } from '../../../testing/TestRequests.ts';

const serverOf = provideTwoServers();
const bank = { bank_name: 'Vietcombank', holder_name: 'NGUYEN VAN AN' };
const large = 6_000_000;
const note = 'Đã đối chiếu tên và lịch sử nạp.';

let first: Owner;
let second: Owner;
beforeAll(async () => {
  [first, second] = [await registerOperator(serverOf(0)), await registerOperator(serverOf(0))];
});

let accounts = 0;

/** A player's withdrawal to an account of their own: what goes to one account adds up. */
async function request(amount = 100_000) {
  accounts += 1;
  const card_number = `00710001${String(accounts).padStart(5, '0')}`;
  const player = await serverOf(0).registerUser('Thu Hà');
  await serverOf(0).recharge(player, amount);
  const { withdrawal_id } = await serverOf(0).succeed(withdraw, { amount, card_number, ...bank }, { session: player });
  return { player, withdrawal_id, card_number };
}

const approve = (index: number, withdrawal_id: string, session = first) =>
  serverOf(index).call(contract.approveWithdrawal, { withdrawal_id, note }, { session });
const reject = (index: number, withdrawal_id: string, session = first) =>
  serverOf(index).call(contract.rejectWithdrawal, { withdrawal_id, reason: 'holder', note: null }, { session });
const cancel = (index: number, withdrawal_id: string, session: Owner) =>
  serverOf(index).call(cancelWithdrawal, { withdrawal_id }, { session });

async function approvalOf(subject_id: string): Promise<string> {
  const { approval_id } = await serverOf(0)
    .db.selectFrom('approval')
    .select('approval_id')
    .where('subject_id', '=', subject_id)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return approval_id;
}

const agree = (index: number, approval_id: string, session = second) =>
  serverOf(index).call(decideApproval, { approval_id, decision: 'agree', answer: null }, { session });

async function statusOf(withdrawal_id: string): Promise<WithdrawalStatus> {
  const { status } = await serverOf(0)
    .db.selectFrom('withdrawal')
    .select('status')
    .where('withdrawal_id', '=', withdrawal_id)
    .executeTakeFirstOrThrow();
  return status;
}

/** Does a step the way people do; returns the name of its refusal. */
async function move(name: WithdrawalMove, withdrawal_id: string, player: Owner): Promise<string | null> {
  if (name === 'pay') {
    const made = await serverOf(0).call(contract.makePayout, {}, { session: first });
    if (!made.ok) return made.error;
    const { payout_id } = made.data;
    const paid = await serverOf(0).call(contract.confirmPayout, { payout_id }, { session: first });
    return paid.ok ? null : paid.error;
  }
  const step = { approve, reject, cancel: () => cancel(0, withdrawal_id, player) }[name];
  const answer = await step(0, withdrawal_id);
  return answer.ok ? null : answer.error;
}

/** How a withdrawal gets into each status. */
const ways: Record<WithdrawalStatus, readonly WithdrawalMove[]> = {
  requested: [],
  approved: ['approve'],
  paid: ['approve', 'pay'],
  rejected: ['reject'],
  cancelled: ['cancel'],
};

describe('a withdrawal', () => {
  const moves = Object.keys(withdrawalMoves) as WithdrawalMove[];
  const cases = withdrawalStatuses.flatMap((status) => moves.map((name) => ({ status, name })));
  it.each(cases)('$status, $name', async ({ status, name }) => {
    const { player, withdrawal_id } = await request();
    for (const step of ways[status]) expect(await move(step, withdrawal_id, player)).toBeNull();
    expect(await statusOf(withdrawal_id)).toBe(status);
    const { from, to } = withdrawalMoves[name];
    const open: readonly WithdrawalStatus[] = from;
    const error = await move(name, withdrawal_id, player);
    if (open.includes(status)) expect(error).toBeNull();
    else expect(error).toBe(name === 'pay' ? 'nothing_to_pay' : 'withdrawal_not_open');
    const after = open.includes(status) ? to : status;
    expect(await statusOf(withdrawal_id)).toBe(after);
    expect(await serverOf(0).balanceOf(player)).toBe(after === 'rejected' || after === 'cancelled' ? 100_000 : 0);
    // The next case finds nothing to pay.
    if (after === 'approved') expect(await move('pay', withdrawal_id, player)).toBeNull();
  });

  it('is rejected with a reason that the player reads, in their language', async () => {
    const { player, withdrawal_id } = await request();
    const rejection = { withdrawal_id, reason: 'other', note: 'Ngân hàng bảo trì.' } as const;
    expect(
      await serverOf(0).call(contract.rejectWithdrawal, { ...rejection, note: null }, { session: first }),
    ).toMatchObject({ error: 'required', field: 'note' });
    await serverOf(0).succeed(contract.rejectWithdrawal, rejection, { session: first });
    const { rows } = await serverOf(0).succeed(listWithdrawals, {}, { session: player, lang: 'en' });
    expect(rows[0]).toMatchObject({
      status: 'rejected',
      reason: 'We can’t carry out this request. Ngân hàng bảo trì.',
    });
  });

  it('is decided by somebody else than its player', async () => {
    const { db } = serverOf(0);
    await serverOf(0).recharge(first, 200_000);
    const own = { amount: 100_000, card_number: '654321', ...bank };
    const asked = await serverOf(0).succeed(withdraw, own, { session: first });
    for (const step of [approve, reject]) {
      expect(await step(0, asked.withdrawal_id)).toMatchObject({ code: 422, error: 'own_withdrawal' });
    }
    await expect(
      db
        .updateTable('withdrawal')
        .set({ status: 'approved', approved_by: first.user_id, approved_at: new Date() })
        .where('withdrawal_id', '=', asked.withdrawal_id)
        .execute(),
    ).rejects.toMatchObject({ constraint: 'decided_by_others' });
    await serverOf(0).succeed(cancelWithdrawal, { withdrawal_id: asked.withdrawal_id }, { session: first });
  });

  it('above the limit waits for a second operator, and is approved by their agreement', async () => {
    const { player, withdrawal_id } = await request(large);
    const asked = await serverOf(0).succeed(contract.approveWithdrawal, { withdrawal_id, note }, { session: first });
    expect(asked).toMatchObject({ status: 'requested', of_two: true });
    expect(asked.approval_id).not.toBeNull();
    expect(await approve(1, withdrawal_id)).toMatchObject({ error: 'approval_waiting' });
    const approval_id = await approvalOf(withdrawal_id);
    expect(await agree(0, approval_id, first)).toMatchObject({ error: 'own_approval' });
    expect(await agree(1, approval_id)).toMatchObject({ ok: true });
    const read = await serverOf(0).succeed(contract.readWithdrawalCase, { withdrawal_id }, { session: second });
    expect(read).toMatchObject({ status: 'approved', approved_by: 'Ban Quản Trị', agreed_by: 'Ban Quản Trị' });
    expect(await move('pay', withdrawal_id, player)).toBeNull();
  });

  it('that its player cancels meanwhile cannot be agreed to', async () => {
    const { player, withdrawal_id } = await request(large);
    await serverOf(0).succeed(contract.approveWithdrawal, { withdrawal_id, note }, { session: first });
    const approval_id = await approvalOf(withdrawal_id);
    expect(await cancel(0, withdrawal_id, player)).toMatchObject({ ok: true });
    expect(await agree(0, approval_id)).toMatchObject({ error: 'approval_closed' });
    expect(await serverOf(0).balanceOf(player)).toBe(large);
  });

  it('shows its whole account number on demand, and the log names who read it', async () => {
    const { withdrawal_id, card_number } = await request();
    const read = await serverOf(0).call(contract.readWithdrawalCase, { withdrawal_id }, { session: first });
    expect(read.text).not.toContain(card_number);
    const shown = await serverOf(0).succeed(contract.showAccountNumber, { withdrawal_id }, { session: first });
    expect(shown).toEqual({ card_number });
    const { rows } = await sql<{ operator_id: string }>`
      select operator_id from operator_log where subject_id = ${withdrawal_id} and action = 'account_number_shown'`.execute(
      serverOf(0).db,
    );
    expect(rows).toEqual([{ operator_id: first.user_id }]);
  });
});

describe('a payout file', () => {
  it('names what is approved, and confirming it pays all of that but what was rejected since', async () => {
    const [one, other] = [await request(), await request(200_000)];
    for (const { withdrawal_id } of [one, other]) expect(await approve(0, withdrawal_id)).toMatchObject({ ok: true });
    const { next } = await serverOf(0).succeed(contract.listPayouts, {}, { session: first });
    expect(next).toEqual({ count: 2, total: 293_400 });
    const payout = await serverOf(0).succeed(contract.makePayout, {}, { session: first });
    expect(payout).toMatchObject({ count: 2, total: 293_400, confirmed_at: null });
    const { payout_id, name } = payout;
    const file = await serverOf(0).succeed(contract.readPayoutFile, { payout_id }, { session: first });
    expect(file.name).toBe(name);
    const number = one.withdrawal_id.slice(-8).toUpperCase();
    expect(file.csv.split('\r\n').slice(0, 2)).toEqual([
      '"reference","account_number","account_holder","bank","amount_vnd","description"',
      `"${number}","${one.card_number}","NGUYEN VAN AN","Vietcombank","96700","MCY rut tien ${number}"`,
    ]);
    // The bank may have paid it, so that a second operator has to agree.
    expect(await reject(0, other.withdrawal_id)).toMatchObject({ ok: true, data: { status: 'approved' } });
    expect(await agree(0, await approvalOf(other.withdrawal_id))).toMatchObject({ ok: true });
    expect(await serverOf(0).balanceOf(other.player)).toBe(200_000);
    const paid = await serverOf(0).succeed(contract.confirmPayout, { payout_id }, { session: second });
    expect(paid.confirmed_at).not.toBeNull();
    expect([await statusOf(one.withdrawal_id), await statusOf(other.withdrawal_id)]).toEqual(['paid', 'rejected']);
    expect(await serverOf(0).call(contract.confirmPayout, { payout_id }, { session: first })).toMatchObject({
      error: 'payout_confirmed',
    });
  });

  it('writes a bank that would run as a formula as text', async () => {
    const player = await serverOf(0).playerWith(100_000);
    const asked = { amount: 100_000, ...bank, card_number: '123456', bank_name: '=HYPERLINK("https://x")' };
    const { withdrawal_id } = await serverOf(0).succeed(withdraw, asked, { session: player });
    expect(await approve(0, withdrawal_id)).toMatchObject({ ok: true });
    const { payout_id } = await serverOf(0).succeed(contract.makePayout, {}, { session: first });
    const { csv } = await serverOf(0).succeed(contract.readPayoutFile, { payout_id }, { session: first });
    expect(csv).toContain(`"'=HYPERLINK(""https://x"")"`);
    await serverOf(0).succeed(contract.confirmPayout, { payout_id }, { session: first });
  });
});

describe('ten times at once', () => {
  it('a rejection returns the coins once', async () => {
    const { player, withdrawal_id } = await request();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, turn) => reject(turn, withdrawal_id)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await serverOf(0).balanceOf(player)).toBe(100_000);
  });

  it('a cancellation returns the coins once', async () => {
    const { player, withdrawal_id } = await request();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, turn) => cancel(turn, withdrawal_id, player)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await serverOf(0).balanceOf(player)).toBe(100_000);
  });

  it('of approving, rejecting and canceling one counts', async () => {
    for (let round = 0; round < 5; round++) {
      const { player, withdrawal_id } = await request();
      await Promise.all([
        ...Array.from({ length: 4 }, (_, turn) => approve(turn, withdrawal_id, turn % 2 === 0 ? first : second)),
        ...Array.from({ length: 3 }, (_, turn) => cancel(turn, withdrawal_id, player)),
      ]);
      const status = await statusOf(withdrawal_id);
      expect(['approved', 'cancelled']).toContain(status);
      expect(await serverOf(0).balanceOf(player)).toBe(status === 'cancelled' ? 100_000 : 0);
      if (status === 'approved') expect(await reject(0, withdrawal_id)).toMatchObject({ ok: true });
    }
  });

  it('an agreement races the player’s cancellation, and one counts', async () => {
    for (let round = 0; round < 5; round++) {
      const { player, withdrawal_id } = await request(large);
      await serverOf(0).succeed(contract.approveWithdrawal, { withdrawal_id, note }, { session: first });
      const approval_id = await approvalOf(withdrawal_id);
      const [agreed, cancelled] = await Promise.all([agree(0, approval_id), cancel(1, withdrawal_id, player)]);
      expect([agreed.ok, cancelled.ok].filter(Boolean)).toHaveLength(1);
      expect(await serverOf(0).balanceOf(player)).toBe(cancelled.ok ? large : 0);
      if (agreed.ok) expect(await reject(0, withdrawal_id)).toMatchObject({ ok: true });
    }
  });

  it('a payout file is made and confirmed once', async () => {
    const { withdrawal_id } = await request();
    expect(await approve(0, withdrawal_id)).toMatchObject({ ok: true });
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => serverOf(turn).call(contract.makePayout, {}, { session: first })),
    );
    const [payout] = made.flatMap((answer) => (answer.ok ? [answer.data] : []));
    expect(made.filter(({ ok }) => ok)).toHaveLength(1);
    const { payout_id } = payout ?? { payout_id: '' };
    const paid = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        serverOf(turn).call(contract.confirmPayout, { payout_id }, { session: first }),
      ),
    );
    expect(paid.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await statusOf(withdrawal_id)).toBe('paid');
  });
});
