import type { RequestOf } from '@mcy/api/contract';
import { decideApproval, listApprovals } from '@mcy/api/operator/approvals/contract';
import * as contract from '@mcy/api/operator/pools/contract';
import { beforeAll } from 'vitest';
import { seedBoxes } from '../areas/boxes/pools/seedBoxes.ts';
import { provideServer } from './provideServer.ts';
import type { Session } from './startTestServer.ts';
import { registerOperator } from './testIdentity.ts';

type Draft = RequestOf<typeof contract.saveShopPool>;

/** A shop with two operators, and what they do to make a pool, put it on sale and take it off. */
export function provideShopPools() {
  const server = provideServer();
  let operator: Session & { user_id: string };
  let second: Session & { user_id: string };
  let parts: contract.PoolParts;

  beforeAll(async () => {
    await seedBoxes(server().db, new Date());
    operator = await registerOperator(server());
    second = await registerOperator(server());
    parts = await server().succeed(contract.listPoolParts, {}, as(operator));
  });

  const as = (session: Session) => ({ session, lang: 'en' as const });

  const draftOf = (changes: Partial<Draft> = {}): Draft => ({
    pool_id: null,
    series_id: parts.series[0]?.series_id ?? '',
    kind: 'ichiban',
    name_vn: 'Hộp Gió',
    name_zh: '风之箱',
    name_en: 'Wind Box',
    description_vn: 'Một hộp mới.',
    description_zh: '新箱子。',
    description_en: 'A new box.',
    image_file: null,
    price: 50_000,
    worth_at_least: null,
    guarantee_after: null,
    diamonds_allowed: true,
    sale_from: null,
    sale_until: null,
    why: 'Hàng mới',
    ...changes,
  });

  /** A draft with a rare toy of 100.000 or more, and others of 30.000 or less. */
  async function begin(changes: Partial<Draft> = {}, weights: readonly [number, number] = [1, 9]) {
    const { pool_id } = await server().succeed(contract.saveShopPool, draftOf(changes), as(operator));
    const dear = parts.toys.find(({ value, free }) => value >= 100_000 && value < 200_000 && free > 20)?.toy_id ?? '';
    const cheap = parts.toys.find(({ value, free }) => value <= 30_000 && free > 40)?.toy_id ?? '';
    await add({ pool_id, gives: dear, tier: 'A', rarity: 'epic', weight: weights[0] });
    const draft = await add({ pool_id, gives: cheap, tier: 'B', rarity: 'common', weight: weights[1] });
    return { pool_id, dear, cheap, draft };
  }

  function add(prize: RequestOf<typeof contract.addPoolPrize>) {
    return server().succeed(contract.addPoolPrize, prize, as(operator));
  }

  const open = (pool_id: string) => server().call(contract.openShopPool, { pool_id, why: 'Đủ hàng' }, as(operator));

  async function withdraw(pool_id: string) {
    await server().succeed(contract.withdrawShopPool, { pool_id, why: 'Lỗi sơn' }, as(operator));
    const { rows } = await server().succeed(listApprovals, { limit: 20 }, as(second));
    const approval_id = rows[0]?.approval_id ?? '';
    return server().call(decideApproval, { approval_id, decision: 'agree', answer: null }, as(second));
  }

  async function player(coins: number) {
    return await server().playerWith(coins);
  }

  return {
    server,
    operator: () => operator,
    parts: () => parts,
    as,
    draftOf,
    begin,
    add,
    open,
    withdraw,
    player,
  };
}
