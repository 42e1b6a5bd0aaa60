import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { exportFlow, listMonths, readFlow } from '@mcy/api/wallet/flow/contract';
import { cancelWithdrawal, withdraw } from '@mcy/api/wallet/withdrawals/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { provideServer } from '../../../testing/provideServer.ts';
import type { Session, TestServer } from '../../../testing/startTestServer.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';

const server = provideServer();
let player: Session & { user_id: string };
let opened: { pool_id: string; opening_id: string };
beforeAll(async () => {
  player = await server().registerUser();
  await seedBoxes(server().db, new Date());
  const { pool_id } = await createTestPool(server().db, [1, 1_000]);
  await server().recharge(player, 500_000);
  const { opening } = await server().succeed(
    openMysteryBox,
    { pool_id, count: 1, client_seed: 'flow' },
    { session: player },
  );
  opened = { pool_id, opening_id: opening.opening_id };
  const bank = { bank_name: 'Vietcombank', card_number: '0123456789', holder_name: 'NGUYEN VAN AN' };
  const { withdrawal_id } = await server().succeed(withdraw, { amount: 50_000, ...bank }, { session: player });
  await server().succeed(cancelWithdrawal, { withdrawal_id }, { session: player });
});

type Asked = Parameters<TestServer['succeed']>[1] & { kind?: string; direction?: 'in' | 'out'; month?: string };

async function linesOf(filter: Asked = {}) {
  const { rows } = await server().succeed(readFlow, { currency: 'balance', ...filter }, { session: player });
  return rows;
}

describe('the flow', () => {
  it('leads from every line to what caused it', async () => {
    const lines = await linesOf();
    const [payment] = await server()
      .db.selectFrom('payment')
      .select('payment_id')
      .where('user_id', '=', player.user_id)
      .execute();
    expect(lines.map(({ kind, leads_to }) => [kind, leads_to])).toEqual([
      ['withdrawal_return', '/pages/user/withdraw'],
      ['withdrawal', '/pages/user/withdraw'],
      ['box_open', `/pages/box/open?pool_id=${opened.pool_id}&opening_id=${opened.opening_id}`],
      ['recharge', `/pages/mall/payResult?payment_id=${payment?.payment_id}`],
    ]);
  });

  it('shows what came in, or what went out, of a month', async () => {
    const month = (await linesOf())[0]?.created_at.slice(0, 7) ?? '';
    const kindsOf = async (filter: Asked) => (await linesOf(filter)).map(({ kind }) => kind);
    expect(await kindsOf({ direction: 'in' })).toEqual(['withdrawal_return', 'recharge']);
    expect(await kindsOf({ direction: 'out' })).toEqual(['withdrawal', 'box_open']);
    expect(await kindsOf({ direction: 'in', kind: 'box_open' })).toEqual(['box_open']);
    expect(await kindsOf({ direction: 'in', month: '2020-01' })).toEqual([]);
    expect(await kindsOf({ direction: 'in', month })).toHaveLength(2);
  });

  it('adds up the month', async () => {
    const { rows } = await server().succeed(listMonths, { currency: 'balance' }, { session: player });
    const [latest] = await linesOf();
    expect(rows).toEqual([expect.objectContaining({ opening: 0, came_in: 550_000, closing: latest?.balance_after })]);
  });
});

describe('the export', () => {
  it('is CSV of the filtered lines, for a spreadsheet', async () => {
    const options = { session: player, lang: 'en' } as const;
    const { address } = await server().succeed(exportFlow, { currency: 'balance', direction: 'out' }, options);
    const answer = await fetch(server().url + address);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="mcy-balance-out.csv"');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [heading, ...lines] = bytes.toString('utf8').slice(1).split('\r\n');
    expect(heading).toBe('"Time","Type","Details","Amount","Balance after","Entry"');
    const written = (await linesOf({ direction: 'out' })).map(
      ({ amount, balance_after }) => `,${amount},${balance_after},`,
    );
    expect(lines).toHaveLength(written.length + 1);
    for (const [place, figures] of written.entries()) expect(lines[place]).toContain(figures);
  });

  it('is refused at an address that was not signed', async () => {
    const { address } = await server().succeed(exportFlow, { currency: 'balance' }, { session: player });
    const answer = await fetch(server().url + address.replace(/user_id=[^&]+/, `user_id=${opened.pool_id}`));
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('download_expired');
  });
});
