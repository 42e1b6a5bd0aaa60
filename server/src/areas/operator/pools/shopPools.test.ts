import { randomUUID } from 'node:crypto';
import { readPool } from '@mcy/api/boxes/pools/contract';
import * as contract from '@mcy/api/operator/pools/contract';
import { describe, expect, it } from 'vitest';
import { runSales } from '../../boxes/pools/sale/runSales.ts';
import { provideShopPools } from '../../../testing/provideShopPools.ts';
import { plantFile } from '../../../testing/testIdentity.ts';

const { server, operator, parts, as, draftOf, begin, add, open } = provideShopPools();

describe('a draft', () => {
  it('goes on sale with its prizes, and nothing of it changes then; the log says who and why', async () => {
    const { pool_id, draft } = await begin({
      image_file: await plantFile(server().db, operator().user_id, contract.poolUpload),
    });
    expect(draft).toMatchObject({ stage: 'draft', total: 10, faults: [], name: 'Wind Box' });
    expect(draft.image).toMatch(/^\/files\/.*\.webp$/);
    expect(draft.forecast?.spreads.at(-1)).toMatchObject({ draws: 10, revenue: 500_000 });
    expect(await server().call(readPool, { pool_id })).toMatchObject({ error: 'pool_not_found' });
    const last = await add({
      pool_id,
      gives: parts().toys[0]?.toy_id ?? '',
      tier: 'last',
      rarity: 'legendary',
      weight: 1,
    });
    expect(last.prizes.map(({ tier, bonus }) => [tier, bonus])).toEqual([
      ['A', null],
      ['B', null],
      ['Last', 'last'],
    ]);
    const taken = { pool_id, gives: parts().toys[1]?.toy_id ?? '', tier: 'last', rarity: 'epic', weight: 1 } as const;
    expect(await server().call(contract.addPoolPrize, taken, as(operator()))).toMatchObject({ error: 'bonus_taken' });
    await server().succeed(
      contract.removePoolPrize,
      { pool_id, prize_id: last.prizes[2]?.prize_id ?? '' },
      as(operator()),
    );

    expect(await open(pool_id)).toMatchObject({ ok: true, data: { stage: 'on_sale', faults: [] } });
    expect(await server().succeed(readPool, { pool_id })).toMatchObject({ total: 10, remaining: 10, off_sale: false });
    for (const answer of [
      await open(pool_id),
      await server().call(contract.saveShopPool, draftOf({ pool_id }), as(operator())),
      await server().call(contract.addPoolPrize, taken, as(operator())),
      await server().call(contract.dropShopPool, { pool_id }, as(operator())),
    ])
      expect(answer).toMatchObject({ error: 'pool_not_draft' });
    const { log } = await server().succeed(contract.readShopPool, { pool_id }, as(operator()));
    expect(log.map(({ action, why }) => [action, why])).toEqual([
      ['pool_open', 'Đủ hàng'],
      ['pool_save', 'Hàng mới'],
    ]);
  });

  it('does not go on sale while something is missing, and says what', async () => {
    const empty = await server().succeed(contract.saveShopPool, draftOf(), as(operator()));
    expect(empty).toMatchObject({ faults: ['no_prizes'], forecast: null });
    expect(await open(empty.pool_id)).toMatchObject({ error: 'pool_not_ready', msg: 'It has no prizes yet.' });

    const generous = await begin({ price: 5_000 });
    expect(generous.draft.faults).toEqual(['too_generous']);
    expect(await open(generous.pool_id)).toMatchObject({ error: 'pool_not_ready' });

    const endless = await begin({ kind: 'infinite', guarantee_after: 20 }, [10_000, 900_000]);
    expect(endless.draft.faults).toContain('odds_do_not_add_up');

    const late = await begin({ sale_until: '2020-01-01' });
    expect(await open(late.pool_id)).toMatchObject({
      error: 'pool_not_ready',
      msg: 'Its last day has passed. Change the sale dates first.',
    });

    const many = await begin({}, [1, 100_000]);
    expect(many.draft.faults).toEqual(['units_missing']);
    expect(many.draft.prizes[1]?.short).toBeGreaterThan(0);

    const bag = await begin({ kind: 'lucky_bag', worth_at_least: 90_000 });
    expect(bag.draft.faults).toEqual(['worth_less']);
    for (const { pool_id } of [generous, endless, late, many, bag]) {
      await server().succeed(contract.dropShopPool, { pool_id }, as(operator()));
      expect(await open(pool_id)).toMatchObject({ error: 'pool_not_found' });
    }
    expect(
      await server().call(
        contract.saveShopPool,
        draftOf({ sale_from: '2027-01-02', sale_until: '2027-01-01' }),
        as(operator()),
      ),
    ).toMatchObject({ error: 'sale_ends_first' });
    expect(
      await server().call(contract.saveShopPool, draftOf({ series_id: randomUUID() }), as(operator())),
    ).toMatchObject({
      error: 'series_not_found',
    });
  });

  it('goes on sale on its day by itself, and ends on its last; a change needs another word', async () => {
    const { pool_id } = await begin({ sale_from: '2027-05-01', sale_until: '2027-05-03' });
    expect(await open(pool_id)).toMatchObject({ ok: true, data: { stage: 'draft', scheduled: true } });
    await runSales(server().db, new Date('2027-04-30T16:59:59Z'));
    expect(await server().call(readPool, { pool_id })).toMatchObject({ error: 'pool_not_found' });
    const changed = draftOf({ pool_id, sale_from: '2027-05-01', sale_until: '2027-05-03', name_en: 'Storm Box' });
    expect(await server().succeed(contract.saveShopPool, changed, as(operator()))).toMatchObject({ scheduled: false });
    expect(await open(pool_id)).toMatchObject({ ok: true });
    await runSales(server().db, new Date('2027-04-30T17:00:00Z'));
    expect(await server().succeed(readPool, { pool_id })).toMatchObject({
      name: 'Storm Box',
      off_sale: false,
      sale_until: '2027-05-03T17:00:00.000Z',
    });
    await runSales(server().db, new Date('2027-05-03T17:00:00Z'));
    expect(await server().succeed(readPool, { pool_id })).toMatchObject({ off_sale: true, remaining: 10 });
  });
});

it('makes rewards of stones and of coupons, which a pool can give', async () => {
  const words = { name_vn: '5.000 đá', name_zh: '5.000 灵魂石', name_en: '5.000 stones', why: 'Quà mới' };
  const stones = { ...words, stones: 5_000, coupon_issue_id: null };
  const { reward_id } = await server().succeed(contract.createReward, stones, as(operator()));
  const { rewards } = await server().succeed(contract.listPoolParts, {}, as(operator()));
  expect(rewards).toContainEqual(
    expect.objectContaining({ reward_id, name: '5.000 stones', stones: 5_000, coupon: null }),
  );
  const unknown = { ...stones, coupon_issue_id: randomUUID() };
  expect(await server().call(contract.createReward, unknown, as(operator()))).toMatchObject({
    error: 'coupon_issue_not_found',
  });
  const { pool_id } = await begin();
  const draft = await add({ pool_id, gives: reward_id, tier: 'C', rarity: 'common', weight: 5 });
  expect(draft.prizes.at(-1)).toMatchObject({ kind: 'stones', tier: 'C', value: 5_000 });
  expect(draft).toMatchObject({ total: 15, faults: [] });
  const bonus = { pool_id, gives: reward_id, tier: 'last', rarity: 'epic', weight: 1 } as const;
  expect(await server().call(contract.addPoolPrize, bonus, as(operator()))).toMatchObject({ error: 'bonus_not_here' });
});
