import type { Role } from '@mcy/api/contract';
import { reversePayment as reverseCall } from '@mcy/api/operator/payments/contract';
import { beforeAll } from 'vitest';
import { openBoxes } from './areas/boxes/opening/openBoxes.ts';
import { createTestPool } from './testing/createTestPool.ts';
import { seedBoxes } from './areas/boxes/pools/seedBoxes.ts';
import { decideApproval } from './areas/operator/approvals/decideApproval.ts';
import { requestApproval } from './areas/operator/approvals/requestApproval.ts';
import { operatorArea } from './areas/operator/area.ts';
import { decideArrival } from './areas/operator/payments/decidePayment.ts';
import { settlePayment } from './areas/wallet/recharge/settlePayment.ts';
import { startPayment } from './areas/wallet/recharge/startPayment.ts';
import { keepAccount } from './areas/wallet/withdrawals/keepAccount.ts';
import { inTransaction } from './platform/db/inTransaction.ts';
import { provideServer } from './testing/provideServer.ts';
import { type Work, testFlows } from './testing/testFlows.ts';
import type { Owner } from './testing/TestRequests.ts';
import { registerOperator } from './testing/testIdentity.ts';

const server = provideServer();
const bank = { bank_name: 'Vietcombank', card_number: '0071000123456', holder_name: 'NGUYEN VAN AN' };
const now = new Date();
let player: Owner;
let first: Owner;
let second: Owner;

beforeAll(async () => {
  player = await server().registerUser('Lan Phương');
  [first, second] = [await registerOperator(server()), await registerOperator(server())];
  await server().recharge(player, 1_000_000);
});

const office = () => ({ operator_id: first.user_id, keep: requestApproval, config: server().config, now });

/** A payment through VNPay, and the report that it is paid. */
async function reportOf(amount: number) {
  const gateway = { name: 'vnpay', minutes: 15 } as const;
  const { payment_id } = await inTransaction(server().db, (db) =>
    startPayment(db, player.user_id, amount, { gateway, now }),
  );
  const paid = { gateway: 'vnpay', payment_id, amount, currency: 'VND', outcome: 'approved' } as const;
  return { ...paid, transaction_id: payment_id };
}

/** The second operator agrees to the request that waits. */
async function agreementOn(subject_id: string): Promise<Work> {
  const query = server().db.selectFrom('approval').select('approval_id').where('subject_id', '=', subject_id);
  const { approval_id } = await query.executeTakeFirstOrThrow();
  const agreement = { approval_id, decision: 'agree', answer: null } as const;
  const kinds = operatorArea.approvals ?? [];
  return (db) => decideApproval(db, agreement, { operator_id: second.user_id, kinds, now: new Date() });
}

/** Each flow that brings money in, takes it back, or pays for a box. */
const flows: Record<string, () => Promise<Work> | Work> = {
  'a recharge is credited': async () => {
    const report = await reportOf(600_000);
    return (db) => settlePayment(db, report, { source: 'notification', now });
  },
  'a recharge is reversed by two': async () => {
    const report = await reportOf(600_000);
    await inTransaction(server().db, (db) => settlePayment(db, report, { source: 'notification', now }));
    const request = { payment_id: report.payment_id, reason: '-' };
    await server().succeed(reverseCall, request, { session: first });
    return agreementOn(report.payment_id);
  },
  'a recharge of a wrong amount is credited': async () => {
    const report = await reportOf(600_000);
    const wrong = { ...report, amount: 550_000 };
    await inTransaction(server().db, (db) => settlePayment(db, wrong, { source: 'notification', now }));
    const request = { payment_id: report.payment_id, decision: 'credit', reason: '-' } as const;
    return (db) => decideArrival(db, request, office());
  },
  'a box is opened': async () => {
    await seedBoxes(server().db, now);
    const { pool_id } = await createTestPool(server().db, [200_000, 800_000], { kind: 'infinite', guarantee_after: 5 });
    const request = { pool_id, count: 5, client_seed: 'mine' } as const;
    const caller = { user_id: player.user_id, session_id: '', roles: new Set<Role>() };
    return async (db) => {
      const order = { request, caller, locale: 'vn', now } as const;
      const batch = await openBoxes().begin(db, [order]);
      batch.decide(order);
      batch.write();
    };
  },
  'a bank account is kept': () => {
    const { identitySecret: secret } = server().config;
    return (db) => keepAccount(db, { user_id: player.user_id, account: bank, secret, now });
  },
};

testFlows(server, flows);
