import { decompose } from '@mcy/api/collection/decomposing/contract';
import { stonesOfAll } from '@mcy/api/collection/decomposing/rules';
import { listItems } from '@mcy/api/collection/items/contract';
import { listMoves } from '@mcy/api/collection/record/contract';
import { expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { giveTestToys } from '../../../testing/giveTestToys.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import { itemChecks } from '../items/itemChecks.ts';
import { moveItems } from '../items/moveItems.ts';

const provided = provideServer([...itemChecks]);

it('lists what happened to a player’s toys, newest first, and nobody else’s', async () => {
  const [lan, minh] = [await provided().registerUser('Lan Phương'), await provided().registerUser('Minh Anh')];
  const [used = '', given = ''] = await giveTestToys(provided(), lan, { blind_box: 5 });
  const { rows } = await provided().succeed(listItems, { item_ids: used }, { session: lan });
  const stones = stonesOfAll(rows.map(({ value }) => value));
  await provided().succeed(decompose, { item_ids: [used], stones }, { session: lan });
  const gift = { item_ids: [given], user_id: lan.user_id, reference_id: given, now: new Date() };
  await inTransaction(provided().db, async (db) => {
    await moveItems(db, { ...gift, move: 'offer' });
    await moveItems(db, { ...gift, move: 'give', to_user_id: minh.user_id });
  });
  const moves = async (session: typeof lan, about?: 'gifts' | 'used') => {
    const page = await provided().succeed(listMoves, { ...(about && { about }) }, { session });
    return page.rows.map(({ kind, item_id, own }) => ({ kind, item_id, own }));
  };
  const [offered, decomposed] = [
    { kind: 'offer', item_id: given, own: false },
    { kind: 'decompose', item_id: used, own: true },
  ];
  expect(await moves(lan)).toEqual([offered, decomposed]);
  expect(await moves(lan, 'used')).toEqual([decomposed]);
  expect(await moves(lan, 'gifts')).toEqual([offered]);
  expect(await moves(minh)).toEqual([{ kind: 'give', item_id: given, own: true }]);
  expect(await provided().call(listMoves, {})).toMatchObject({ code: 401 });
});
