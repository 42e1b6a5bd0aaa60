// Covers: boxes
import { listUnopened, openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { readFlow } from '@mcy/api/wallet/flow/contract';
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

it('opens every box of the tray in one show, which pays for nothing', async () => {
  const { url } = stage.shop;
  const session = await openAccount(url, 1_500_000);
  for (const count of [5, 1] as const) {
    await callShop(url, openMysteryBox, { pool_id: stage.endless, count, client_seed: 'two' }, { session });
  }
  const visit = await Visit.begin(stage.browser, { url });
  await visit.signIn(session);
  const { page, texts } = visit;
  await page.goto('/pages/index/card');
  await page.getByRole('link', { name: texts['boxes/tray']('openAll', { count: 2 }) }).click();
  await page.waitForURL('/pages/box/open_all');
  await page.getByRole('button', { name: texts['boxes/opening']('open.tapToOpen') }).click();
  await expect.poll(() => page.locator('li button[data-up="true"]').count()).toBe(6);
  await page.getByRole('button', { name: texts['boxes/opening']('open.continue') }).click();
  await page.getByText(texts['boxes/opening']('open.resultsLead', { count: 6 })).waitFor();
  await visit.checkScreen();
  await expect.poll(async () => (await callShop(url, listUnopened, {}, { session })).rows.length).toBe(0);
  const { rows } = await callShop(url, readFlow, { currency: 'balance', kind: 'box_open', limit: 50 }, { session });
  expect(rows).toHaveLength(2);

  // More than a board holds: the rest is opened by one more press.
  for (let box = 0; box < 6; box += 1) {
    await callShop(url, openMysteryBox, { pool_id: stage.endless, count: 10, client_seed: 'rest' }, { session });
  }
  await page.goto('/pages/box/open_all');
  const words = texts['boxes/opening'];
  for (const toys of [50, 10]) {
    await page.getByRole('button', { name: words('open.tapToOpen') }).click();
    await expect.poll(() => page.locator('li button[data-up="true"]').count()).toBe(toys);
    await page.getByRole('button', { name: words('open.continue') }).click();
    await page.getByText(words('open.resultsLead', { count: toys })).waitFor();
    if (toys === 50) await page.getByRole('button', { name: words('open.rest', { count: 1 }) }).click();
  }
  expect(await page.getByRole('button', { name: words('open.rest', { count: 1 }) }).count()).toBe(0);
  await expect.poll(async () => (await callShop(url, listUnopened, {}, { session })).rows.length).toBe(0);

  // They are in the collection, and can be delivered from here.
  await page.getByRole('link', { name: texts['boxes/opening']('open.deliver') }).click();
  await page.waitForURL(/\/pages\/bag\/send/);
  await expect.poll(() => page.getByRole('main').getByRole('checkbox').count()).toBeGreaterThan(0);
  await visit.end();
});
