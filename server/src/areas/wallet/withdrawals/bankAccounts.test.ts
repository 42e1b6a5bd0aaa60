import { listNotifications } from '@mcy/api/account/notices/contract';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import * as contract from '@mcy/api/wallet/withdrawals/contract';
import { expect, it } from 'vitest';
import { openNumber } from '../../../platform/sealing/sealedNumber.ts';
import { findText } from '../../../testing/findText.ts';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import type { Owner } from '../../../testing/TestRequests.ts';
import { bankAccountNotFound, tooManyBankAccounts } from './messages.ts';

const serverOf = provideTwoServers();
const number = '0071000123456';
const account = { bank_name: 'Vietcombank', card_number: '0071 000-123 456', holder_name: 'Nguyễn Văn Ân' };
const shown = { bank_name: 'Vietcombank', card_number_end: '3456', holder_name: 'NGUYEN VAN AN' };

const add = (session: Owner, changes: Partial<typeof account> = {}, index = 0) =>
  serverOf(index).call(contract.addBankAccount, { ...account, ...changes }, { session });
const numbered = (index: number) => ({ card_number: `19034567${String(index).padStart(6, '0')}` });

async function listOf(session: Owner) {
  return (await serverOf(0).succeed(contract.listBankAccounts, {}, { session })).rows;
}

it('is kept with its number encrypted, and its player is told', async () => {
  const player = await serverOf(0).playerWith(100_000);
  const kept = await serverOf(0).succeed(contract.addBankAccount, account, { session: player });
  expect(kept).toMatchObject(shown);
  expect(await listOf(player)).toEqual([kept]);
  expect(await findText(serverOf(0).db, number)).toEqual([]);
  const notices = await serverOf(0).succeed(listNotifications, {}, { session: player, lang: 'en' });
  expect(notices.rows[0]).toMatchObject({ title: 'Bank account saved' });
});

it('tells its player when the same number is kept of another bank or holder, and not when nothing differs', async () => {
  const player = await serverOf(0).playerWith(100_000);
  const countNotices = async () =>
    (await serverOf(0).succeed(listNotifications, {}, { session: player, lang: 'en' })).rows.filter(
      ({ title }) => title === 'Bank account saved',
    ).length;
  await add(player);
  await add(player);
  expect(await countNotices()).toBe(1);
  await add(player, { bank_name: 'Techcombank' });
  expect(await countNotices()).toBe(2);
  await add(player, { bank_name: 'Techcombank', holder_name: 'Trần Thị Bình' });
  expect(await countNotices()).toBe(3);
  expect(await listOf(player)).toMatchObject([{ bank_name: 'Techcombank', holder_name: 'TRAN THI BINH' }]);
});

it('is chosen for a withdrawal, which has its own copy of the number', async () => {
  const player = await serverOf(0).playerWith(500_000);
  const { bank_account_id } = await serverOf(0).succeed(contract.addBankAccount, account, { session: player });
  await add(player, numbered(1));
  const order = { amount: 100_000, bank_account_id };
  const asked = await serverOf(0).succeed(contract.withdrawToKept, order, { session: player });
  expect(asked).toMatchObject({ status: 'requested', amount: 100_000, ...shown });
  const { balance } = await serverOf(0).succeed(readWallet, {}, { session: player });
  expect(balance).toBe(400_000);
  // The one used last comes first.
  expect((await listOf(player)).map((row) => row.bank_account_id)[0]).toBe(bank_account_id);

  const { withdrawal_id } = asked;
  const { card_number_sealed } = await serverOf(0)
    .db.selectFrom('withdrawal')
    .select('card_number_sealed')
    .where('withdrawal_id', '=', withdrawal_id)
    .executeTakeFirstOrThrow();
  const place = { kind: 'bank account', row_id: withdrawal_id } as const;
  expect(openNumber(serverOf(0).config.identitySecret, place, card_number_sealed)).toBe(number);

  const tooMuch = { amount: 400_001, bank_account_id };
  const refused = await serverOf(0).call(contract.withdrawToKept, tooMuch, { session: player });
  expect(refused).toMatchObject({ error: 'insufficient_balance', field: 'amount' });
});

it('is removed; its withdrawals stay, and it can be chosen no more', async () => {
  const player = await serverOf(0).playerWith(100_000);
  const { bank_account_id } = await serverOf(0).succeed(contract.addBankAccount, account, { session: player });
  const order = { amount: 50_000, bank_account_id };
  await serverOf(0).succeed(contract.withdrawToKept, order, { session: player });
  await serverOf(0).succeed(contract.removeBankAccount, { bank_account_id }, { session: player });
  expect(await listOf(player)).toEqual([]);
  const { rows } = await serverOf(0).succeed(contract.listWithdrawals, {}, { session: player });
  expect(rows).toMatchObject([shown]);
  const again = await serverOf(0).call(contract.withdrawToKept, order, { session: player, lang: 'en' });
  expect(again).toMatchObject({ code: 404, error: 'bank_account_not_found', msg: bankAccountNotFound.en });
});

it('is kept with a withdrawal only where its player says so, and then also without the withdrawal’s coins missing', async () => {
  const player = await serverOf(0).playerWith(200_000);
  const order = { amount: 50_000, ...account };
  await serverOf(0).succeed(contract.withdraw, order, { session: player });
  expect(await listOf(player)).toEqual([]);
  await serverOf(0).succeed(contract.withdraw, { ...order, keep_account: true }, { session: player });
  expect(await listOf(player)).toMatchObject([shown]);
  // A refused withdrawal keeps nothing.
  const refused = { ...order, ...numbered(2), amount: 900_000, keep_account: true };
  expect(await serverOf(0).call(contract.withdraw, refused, { session: player })).toMatchObject({ ok: false });
  expect(await listOf(player)).toHaveLength(1);
});

it('is kept once, and takes a new spelling', async () => {
  const player = await serverOf(0).playerWith(50_000);
  await Promise.all(Array.from({ length: 10 }, (_, turn) => add(player, {}, turn)));
  await add(player, { bank_name: 'VCB' });
  expect(await listOf(player)).toMatchObject([{ ...shown, bank_name: 'VCB' }]);
  // Two players may name the same one.
  const other = await serverOf(0).playerWith(50_000);
  expect(await add(other)).toMatchObject({ ok: true });
});

it('is one of ten at most, also when more are added at once', async () => {
  const player = await serverOf(0).playerWith(50_000);
  const added = await Promise.all(Array.from({ length: 12 }, (_, turn) => add(player, numbered(turn), turn)));
  expect(added.filter(({ ok }) => ok)).toHaveLength(contract.mostBankAccounts);
  const full = await serverOf(0).call(
    contract.withdraw,
    { amount: 50_000, ...account, keep_account: true },
    { session: player, lang: 'vn' },
  );
  expect(full).toMatchObject({ error: 'too_many_bank_accounts', msg: tooManyBankAccounts.vn });
  const { balance } = await serverOf(0).succeed(readWallet, {}, { session: player });
  expect(balance).toBe(50_000);
});

it('belongs to one player: nobody else chooses or removes it', async () => {
  const [owner, stranger] = [await serverOf(0).playerWith(50_000), await serverOf(0).playerWith(50_000)];
  const { bank_account_id } = await serverOf(0).succeed(contract.addBankAccount, account, { session: owner });
  const order = { amount: 50_000, bank_account_id };
  const refusal = { code: 404, error: 'bank_account_not_found' };
  expect(await serverOf(0).call(contract.withdrawToKept, order, { session: stranger })).toMatchObject(refusal);
  expect(await serverOf(0).call(contract.removeBankAccount, { bank_account_id }, { session: stranger })).toMatchObject(
    refusal,
  );
  expect(await listOf(owner)).toHaveLength(1);
});
