import { randomUUID } from 'node:crypto';
import { listItems, readItem } from '@mcy/api/collection/items/contract';
import { listRecipes, synthesise } from '@mcy/api/collection/synthesis/contract';
import { listMade } from '@mcy/api/collection/upgrades/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { addTestUnits } from '../../../testing/addTestUnits.ts';
import { failAtEachStatement } from '../../../testing/failAtEachStatement.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import type { Owner } from '../../../testing/TestRequests.ts';
import { giveTestToys } from '../../../testing/giveTestToys.ts';
import { classOf } from '../items/classOf.ts';
import { itemChecks } from '../items/itemChecks.ts';
import { openRecipe } from './openRecipe.ts';
import { synthesise as make } from './synthesise.ts';
import { synthesisChecks } from './synthesisChecks.ts';

const now = new Date('2026-11-22T03:00:00Z');

describe('a synthesis', () => {
  const provided = provideServer([...itemChecks, ...synthesisChecks]);
  let lan: Owner;
  let minh: Owner;
  let toy_id = '';
  beforeAll(async () => {
    lan = await provided().registerUser('Lan Phương');
    minh = await provided().registerUser('Minh Anh');
    await giveTestToys(provided(), minh, { blind_box: 1 });
    const dearest = provided().db.selectFrom('toy').select('toy_id').orderBy('value', 'desc');
    ({ toy_id } = await dearest.executeTakeFirstOrThrow());
    await addTestUnits(provided().db, toy_id, 1_000);
  });

  /** Three equal toys of Lan's and a recipe that takes them. */
  async function orderOf(recipe: { stock?: number; takes?: number; series?: boolean } = {}) {
    const item_ids = (await giveTestToys(provided(), lan, { blind_box: 5 })).slice(-3);
    const { rows } = await provided().succeed(listItems, { item_ids: item_ids.join(',') }, { session: lan });
    const recipe_id = await openRecipe(provided().db, {
      toy_id,
      takes: recipe.takes ?? 3,
      takes_rarity: rows[0]?.rarity ?? 'common',
      takes_series_id: recipe.series ? (rows[0]?.series_id ?? null) : null,
      stock: recipe.stock ?? 5,
      now,
    });
    return { recipe_id, item_ids };
  }
  const stateOf = async ({ recipe_id, item_ids }: { recipe_id: string; item_ids: readonly string[] }) => ({
    items: await provided()
      .db.selectFrom('item')
      .select(['item_id', 'state', 'held_by'])
      .where('item_id', 'in', item_ids)
      .orderBy('item_id')
      .execute(),
    recipe: await provided().db.selectFrom('recipe').selectAll().where('recipe_id', '=', recipe_id).execute(),
  });

  it('makes one toy of as many as the recipe takes, and is in the record', async () => {
    const order = await orderOf({ series: true });
    const { rows: recipes } = await provided().succeed(listRecipes, { limit: 20 }, { session: lan });
    expect(recipes.find(({ recipe_id }) => recipe_id === order.recipe_id)).toMatchObject({ left: 5, takes: 3 });
    expect(recipes[0]?.owned).toBeGreaterThanOrEqual(3);
    const { synthesis } = await provided().succeed(synthesise, order, { session: lan });
    expect(synthesis.items.map(({ item_id }) => item_id).toSorted()).toEqual(order.item_ids.toSorted());
    const made = await provided().succeed(readItem, { item_id: synthesis.item_id ?? '' }, { session: lan });
    expect(made).toMatchObject({ toy_id, serial: 1, origin: 'synthesis', shipping_class: 'blind_box' });
    const { rows } = await provided().succeed(listMade, { limit: 20 }, { session: lan });
    expect(rows[0]).toEqual({ ...synthesis, kind: 'synthesis' });
    expect(await provided().succeed(listMade, { limit: 20 }, { session: minh })).toMatchObject({ rows: [] });
  });

  it('is sent as a free draw when one of its toys is', async () => {
    expect(classOf([{ shipping_class: 'blind_box' }, { shipping_class: 'free_draw' }])).toBe('free_draw');
    const item_ids = await giveTestToys(provided(), lan, { free_draw: 2 });
    const recipe = { toy_id, takes: 2, takes_rarity: 'legendary', takes_series_id: null, stock: 1 } as const;
    const recipe_id = await openRecipe(provided().db, { ...recipe, now });
    const { synthesis } = await provided().succeed(synthesise, { recipe_id, item_ids }, { session: lan });
    const made = await provided().succeed(readItem, { item_id: synthesis.item_id ?? '' }, { session: lan });
    expect(made.shipping_class).toBe('free_draw');
  });

  it('refuses what does not fit, is not owned or not offered, and changes nothing', async () => {
    const order = await orderOf();
    const other = await orderOf({ takes: 2 });
    const gone = await orderOf({ stock: 1 });
    const stopped = await orderOf();
    const { db } = provided();
    await db.updateTable('recipe').set({ stopped_at: now }).where('recipe_id', '=', stopped.recipe_id).execute();
    const elsewhere = db.updateTable('recipe').set({ takes_rarity: 'rare' });
    await elsewhere.where('recipe_id', '=', other.recipe_id).execute();
    await provided().succeed(synthesise, gone, { session: lan });
    const cases: [string, typeof order, Owner][] = [
      ['recipe_not_found', { ...order, recipe_id: randomUUID() }, lan],
      ['recipe_not_found', stopped, lan],
      ['recipe_sold_out', { ...order, recipe_id: gone.recipe_id }, lan],
      ['wrong_toys', { ...order, item_ids: order.item_ids.slice(1) }, lan],
      ['wrong_toys', { ...other, item_ids: other.item_ids.slice(1) }, lan],
      ['item_not_found', order, minh],
      ['item_elsewhere', { ...order, item_ids: gone.item_ids }, lan],
    ];
    const before = await stateOf(order);
    for (const [error, request, session] of cases) {
      expect(await provided().call(synthesise, request, { session }), error).toMatchObject({ error });
      expect(await stateOf(order), error).toEqual(before);
    }
  });

  it('happens once, however often and with whatever key it is asked for at once', async () => {
    const order = await orderOf({ stock: 1 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => provided().call(synthesise, order, { session: lan })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await stateOf(order)).recipe[0]?.given).toBe(1);
  });

  it('happens whole or not at all, wherever it breaks', async () => {
    const order = await orderOf();
    const faults = await failAtEachStatement(
      provided().db,
      (faulty) => inTransaction(faulty, (db) => make(db, { user_id: lan.user_id, request: order, locale: 'vn', now })),
      () => stateOf(order),
    );
    expect(faults).toBeGreaterThan(15);
    expect((await stateOf(order)).items.every(({ state }) => state === 'synthesised')).toBe(true);
  });
});
