// Covers: collection/items, collection/decomposing, collection/upgrades
import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import { listDecomposed } from '@mcy/api/collection/decomposing/contract';
import { listToys, readCollection } from '@mcy/api/collection/items/contract';
import { listMade } from '@mcy/api/collection/upgrades/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { type Stage, setStage } from './Stage.ts';
import { Visit } from './Visit.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

it('a toy that was drawn is looked at in the collection, another one is taken apart for stones, a third one upgraded', async () => {
  const { url } = stage.shop;
  const session = await openAccount(url, 500_000);
  const order = { pool_id: stage.endless, count: 5, client_seed: 'mine' } as const;
  const { opening } = await callShop(url, openMysteryBox, order, { session });
  await callShop(url, revealOpening, { opening_id: opening.opening_id }, { session });

  const visit = await Visit.begin(stage.browser, { url });
  await visit.signIn(session);
  const { page, texts } = visit;
  await page.goto('/pages/bag/index');
  const toys = page.getByRole('list', { name: texts['collection/items']('list') });
  await toys.getByRole('link').first().click();
  await page.waitForURL(/\/pages\/bag\/item\?item_id=/);
  await page.getByRole('heading', { name: texts['collection/items']('item.history') }).waitFor();
  await visit.checkScreen();

  await page.getByRole('link', { name: new RegExp(`^${texts['collection/items']('action.decompose')}`) }).click();
  await page.waitForURL(/\/pages\/bag\/decompose\?item_ids=/);
  await visit.checkScreen();
  await page.getByRole('button', { name: texts['collection/decomposing']('submit', { count: 1 }) }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: texts['collection/decomposing']('confirm.yes'), exact: true }).click();
  await page.getByRole('link', { name: texts['collection/decomposing']('result.collection') }).click();
  await page.waitForURL('/pages/bag/index');
  await visit.checkScreen();

  expect((await callShop(url, readCollection, {}, { session })).count).toBe(4);
  const { rows } = await callShop(url, listDecomposed, { limit: 20 }, { session });
  expect(rows.map(({ count }) => count)).toEqual([1]);
  await page.goto('/pages/bag/decomposed');
  await page.getByRole('list', { name: texts['collection/decomposing']('record.title') }).waitFor();
  await visit.checkScreen();

  const upgrades = texts['collection/upgrades'];
  const { rows: held } = await callShop(url, listToys, { state: 'held', limit: 20 }, { session });
  await page.goto(`/pages/bag/upgrade?item_ids=${held[0]?.item_ids[0]}`);
  await page.getByRole('radio').first().click();
  await visit.checkScreen();
  await page.getByRole('button', { name: new RegExp(`^${upgrades('submit')} ·`) }).click();
  // A second tap is no second upgrade.
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: upgrades('confirm.yes'), exact: true })
    .click({ clickCount: 2 });
  await page.waitForURL(/\/pages\/bag\/upgrade\?upgrade_id=/);
  await page.reload();
  await page.getByRole('button', { name: upgrades('prove') }).waitFor();
  await visit.checkScreen();
  const made = await callShop(url, listMade, { limit: 20 }, { session });
  expect(made.rows).toHaveLength(1);
  await page.goto('/pages/bag/upgrades');
  await page.getByRole('list', { name: upgrades('record.title') }).waitFor();
  await visit.checkScreen();
  await visit.end();
});
