import { listWaitingWork } from '@mcy/api/operator/desk/contract';
import { withdraw } from '@mcy/api/wallet/withdrawals/contract';
import { expect, it } from 'vitest';
import { provideServer } from '../../../testing/provideServer.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';

const provided = provideServer();
const bank = { bank_name: 'Vietcombank', card_number: '0071000123456', holder_name: 'NGUYEN VAN AN' };

it('tells an operator how much waits within their rights, and since when', async () => {
  const server = provided();
  const player = await server.playerWith(100_000);
  const { created_at } = await server.succeed(withdraw, { amount: 50_000, ...bank }, { session: player });
  await server.succeed(withdraw, { amount: 50_000, ...bank }, { session: player });
  const cashier = await registerOperator(server, ['money']);
  const { rows } = await server.succeed(listWaitingWork, {}, { session: cashier });
  expect(rows).toEqual([
    { topic: 'operator/withdrawals', count: 2, more: false, oldest_at: created_at },
    { topic: 'operator/approvals', count: 0, more: false, oldest_at: null },
    { topic: 'operator/payments', count: 0, more: false, oldest_at: null },
  ]);
});
