import { randomUUID } from 'node:crypto';
import { listRecipes } from '@mcy/api/collection/synthesis/contract';
import { listUpgradeTargets } from '@mcy/api/collection/upgrades/contract';
import * as contract from '@mcy/api/operator/offers/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { addTestUnits } from '../../../testing/addTestUnits.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import type { Session } from '../../../testing/startTestServer.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';

const server = provideServer();
let operator: Session & { user_id: string };
let player: Session;
beforeAll(async () => {
  await seedBoxes(server().db, new Date());
  operator = await registerOperator(server());
  player = await server().registerUser();
});
const asOperator = () => ({ session: operator, lang: 'en' as const });
const read = (kind: 'target' | 'recipe') => server().succeed(contract.listOffers, { kind, limit: 20 }, asOperator());

describe('an operator', () => {
  it('offers a toy to upgrade to, once at a time, and stops it; the log says who and why', async () => {
    const { toys } = await server().succeed(contract.listOfferToys, {}, asOperator());
    const [toy] = toys;
    await addTestUnits(server().db, toy?.toy_id ?? '', 100);
    const order = { toy_id: toy?.toy_id ?? '', stock: 12, why: 'Tuần lễ rồng' };
    const { offer_id } = await server().succeed(contract.createTarget, order, asOperator());
    const offered = await server().succeed(listUpgradeTargets, { limit: 20 }, { session: player });
    expect(offered.rows).toMatchObject([{ target_id: offer_id, left: 12 }]);
    expect(await server().call(contract.createTarget, order, asOperator())).toMatchObject({ error: 'target_offered' });

    const stop = { kind: 'target', offer_id, why: 'Hết hàng' } as const;
    await server().succeed(contract.stopOffer, stop, asOperator());
    expect(await server().call(contract.stopOffer, stop, asOperator())).toMatchObject({ error: 'offer_not_found' });
    expect(await server().succeed(listUpgradeTargets, { limit: 20 }, { session: player })).toMatchObject({ rows: [] });
    await server().succeed(contract.createTarget, order, asOperator());
    const { rows } = await read('target');
    expect(rows.map(({ stopped_at }) => stopped_at !== null)).toEqual([false, true]);
    expect(rows[1]).toMatchObject({ name: toy?.name, given: 0, takes: null });
    expect(rows[1]?.log.map(({ action, why }) => [action, why])).toEqual([
      ['offer_stop', 'Hết hàng'],
      ['offer_create', 'Tuần lễ rồng'],
    ]);
  });

  it('publishes a recipe, of a series or of any, and stops it', async () => {
    const { toys, series } = await server().succeed(contract.listOfferToys, {}, asOperator());
    const [first] = series;
    const order = {
      toy_id: toys[0]?.toy_id ?? '',
      takes: 4,
      takes_rarity: 'common',
      takes_series_id: first?.series_id ?? null,
      stock: 3,
      why: 'Đổi món trùng',
    } as const;
    const { offer_id } = await server().succeed(contract.createRecipe, order, asOperator());
    const offered = await server().succeed(listRecipes, { limit: 20 }, { session: player });
    expect(offered.rows).toMatchObject([{ recipe_id: offer_id, takes: 4, left: 3, owned: 0 }]);
    const { rows } = await read('recipe');
    expect(rows[0]).toMatchObject({ takes: { count: 4, rarity: 'common', series_name: first?.name }, stock: 3 });
    await server().succeed(contract.stopOffer, { kind: 'recipe', offer_id, why: 'Thử xong' }, asOperator());
    expect(await server().succeed(listRecipes, { limit: 20 }, { session: player })).toMatchObject({ rows: [] });
    for (const [error, change] of [
      ['toy_not_found', { toy_id: randomUUID() }],
      ['series_not_found', { takes_series_id: randomUUID() }],
    ] as const) {
      expect(await server().call(contract.createRecipe, { ...order, ...change }, asOperator())).toMatchObject({
        error,
      });
    }
  });

  it('is one of two who offer a toy at once', async () => {
    const { toys } = await server().succeed(contract.listOfferToys, {}, asOperator());
    const order = { toy_id: toys[1]?.toy_id ?? '', stock: 1, why: 'Cùng lúc' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server().call(contract.createTarget, order, asOperator())),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.every((answer) => answer.ok || answer.error === 'target_offered')).toBe(true);
  });
});
