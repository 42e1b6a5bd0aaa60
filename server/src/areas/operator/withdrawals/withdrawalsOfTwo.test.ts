import { listNotifications } from '@mcy/api/account/notices/contract';
import { decideApproval, readApproval } from '@mcy/api/operator/approvals/contract';
import * as contract from '@mcy/api/operator/withdrawals/contract';
import { cancelWithdrawal, withdraw } from '@mcy/api/wallet/withdrawals/contract';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { requestApproval } from '../approvals/requestApproval.ts';
import { approveCase } from './decideWithdrawal.ts';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import type { Owner } from '../../../testing/TestRequests.ts';

const serverOf = provideTwoServers();
const bank = { bank_name: 'Vietcombank', holder_name: 'NGUYEN VAN AN' };
const note = 'Đã đối chiếu tên và lịch sử nạp.';

let first: Owner;
let second: Owner;
beforeAll(async () => {
  [first, second] = [await registerOperator(serverOf(0)), await registerOperator(serverOf(0))];
});

let accounts = 0;

/** A player's withdrawals to an account of their own. */
function request(...amounts: readonly number[]): Promise<{ player: Owner; ids: string[] }> {
  accounts += 1;
  return requestTo(`0071${accounts}00123456`, amounts);
}

/** A player's withdrawals to an account. */
async function requestTo(card_number: string, amounts: readonly number[]): Promise<{ player: Owner; ids: string[] }> {
  const player = await serverOf(0).registerUser('Thu Hà');
  await serverOf(0).recharge(
    player,
    amounts.reduce((sum, amount) => sum + amount, 0),
  );
  const ids: string[] = [];
  for (const amount of amounts) {
    const { withdrawal_id } = await serverOf(0).succeed(
      withdraw,
      { amount, card_number, ...bank },
      { session: player },
    );
    ids.push(withdrawal_id);
  }
  return { player, ids };
}

const approve = (withdrawal_id = '', index = 0) =>
  serverOf(index).succeed(contract.approveWithdrawal, { withdrawal_id, note }, { session: first });

it('what one operator approves for a player within 24 hours is limited, however it is split', async () => {
  const { ids } = await request(3_000_000, 2_000_000, 1_000_000);
  const [one, other, third] = ids;
  expect(await approve(one)).toMatchObject({ status: 'approved' });
  expect(await approve(other)).toMatchObject({ status: 'approved', approved_of_day: 5_000_000 });
  const { rows } = await serverOf(0).succeed(contract.listWithdrawalCases, {}, { session: first });
  expect(rows.find(({ withdrawal_id }) => withdrawal_id === third)).toMatchObject({ of_two: true });
  const asked = await approve(third);
  expect(asked).toMatchObject({ status: 'requested', of_two: true });
  const decision = { approval_id: asked.approval_id ?? '', decision: 'agree', answer: null } as const;
  await serverOf(1).succeed(decideApproval, decision, { session: second });
  // Another player's are counted by themselves.
  expect(await approve((await request(4_000_000)).ids[0])).toMatchObject({ status: 'approved', of_two: false });
});

it('what goes to one bank account is limited too, also for several players', async () => {
  const card_number = '9704 3600 0000 0012';
  const [one] = (await requestTo(card_number, [3_000_000])).ids;
  const [other] = (await requestTo(card_number, [3_000_000])).ids;
  expect(await approve(one)).toMatchObject({ status: 'approved', approved_to_account: 3_000_000 });
  const { rows } = await serverOf(0).succeed(contract.listWithdrawalCases, {}, { session: first });
  expect(rows.find(({ withdrawal_id }) => withdrawal_id === other)).toMatchObject({ of_two: true });
  const asked = await approve(other);
  expect(asked).toMatchObject({ status: 'requested', approved_of_day: 0, approved_to_account: 3_000_000 });
  expect(asked.approval_id).not.toBeNull();
});

it('ten approvals at once of ten players for one account count one after the other', async () => {
  const players = await Promise.all(Array.from({ length: 10 }, () => requestTo('19034567890123', [1_000_000])));
  const answers = await Promise.all(players.map(({ ids: [id] }, turn) => approve(id, turn % 2)));
  expect(answers.filter(({ status }) => status === 'approved')).toHaveLength(5);
});

it('what one operator approves alone within 24 hours is limited, for all players together', async () => {
  const third = await registerOperator(serverOf(0));
  const approveBy = async (withdrawal_id = '') =>
    serverOf(0).succeed(contract.approveWithdrawal, { withdrawal_id, note }, { session: third });
  for (let turn = 0; turn < 10; turn += 1) {
    expect(await approveBy((await request(5_000_000)).ids[0])).toMatchObject({ status: 'approved' });
  }
  const { ids } = await request(50_000);
  expect(await approveBy(ids[0])).toMatchObject({ status: 'requested', of_two: true });
  const [withdrawal_id = ''] = ids;
  // Another operator has a limit of their own.
  expect(await serverOf(0).succeed(contract.readWithdrawalCase, { withdrawal_id }, { session: second })).toMatchObject({
    of_two: false,
  });
  // The 24 hours end.
  const [later = ''] = (await request(50_000)).ids;
  const { db, config } = serverOf(0);
  const tomorrow = new Date(Date.now() + 86_400_000);
  await inTransaction(db, (transaction) =>
    approveCase(
      transaction,
      { withdrawal_id: later, note },
      { operator_id: third.user_id, keep: requestApproval, config, now: tomorrow },
    ),
  );
  const read = await serverOf(0).succeed(contract.readWithdrawalCase, { withdrawal_id: later }, { session: third });
  expect(read).toMatchObject({ status: 'approved', agreed_by: null });
});

it('ten approvals at once for one player count one after the other', async () => {
  const { ids } = await request(...Array.from({ length: 10 }, () => 1_000_000));
  const answers = await Promise.all(ids.map((withdrawal_id, turn) => approve(withdrawal_id, turn)));
  expect(answers.filter(({ status }) => status === 'approved')).toHaveLength(5);
  expect(answers.filter(({ approval_id }) => approval_id !== null)).toHaveLength(5);
});

it('a request about a withdrawal that its player cancels, or that is rejected, waits for nobody', async () => {
  const { player, ids } = await request(6_000_000, 7_000_000);
  const [one = '', other = ''] = ids;
  const asked = [await approve(one), await approve(other)].map(({ approval_id }) => approval_id ?? '');
  await serverOf(1).succeed(cancelWithdrawal, { withdrawal_id: one }, { session: player });
  const rejection = { withdrawal_id: other, reason: 'holder', note: null } as const;
  await serverOf(0).succeed(contract.rejectWithdrawal, rejection, { session: second });
  for (const approval_id of asked) {
    const read = await serverOf(0).succeed(readApproval, { approval_id }, { session: second });
    expect(read).toMatchObject({ state: 'dropped', decided_by: null });
  }
  const notices = await serverOf(0).succeed(listNotifications, {}, { session: first, lang: 'en' });
  expect(notices.rows.slice(0, 2)).toMatchObject([
    { title: 'Your request is no longer needed' },
    { title: 'Your request is no longer needed' },
  ]);
});

it('a payout file says what is left to pay, and what was rejected since', async () => {
  const { ids } = await request(100_000, 200_000);
  for (const withdrawal_id of ids) await approve(withdrawal_id);
  const made = await serverOf(0).succeed(contract.makePayout, {}, { session: first });
  const { payout_id, count, total } = made;
  const rejection = { withdrawal_id: ids[1] ?? '', reason: 'bank', note: null } as const;
  const asked = await serverOf(0).succeed(contract.rejectWithdrawal, rejection, { session: first });
  const decision = { approval_id: asked.approval_id ?? '', decision: 'agree', answer: null } as const;
  await serverOf(0).succeed(decideApproval, decision, { session: second });
  const left = { payout_id, count: count - 1, total: total - 196_700, rejected: { count: 1, total: 196_700 } };
  const { rows } = await serverOf(0).succeed(contract.listPayouts, {}, { session: first });
  expect(rows[0]).toMatchObject(left);
  const paid = await serverOf(0).succeed(contract.confirmPayout, { payout_id }, { session: first });
  expect(paid).toMatchObject(left);
});
