// Covers: boxes
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { readDrawRecord } from '@mcy/api/boxes/proof/contract';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { long } from '../../scripts/test/long.ts';
import { type Session, callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { type Stage, setStage } from './Stage.ts';
import { inTurn } from './inTurn.ts';
import { pay, unpack } from './steps.ts';
import { Visit } from './Visit.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

const coins = 1_000_000;
const openCall = `**${openMysteryBox.path}*`;

it('shows the paid results after a reload, and draws nothing again', async () => {
  const { visit, session } = await signedIn({ motion: true });
  await visit.page.goto(`/pages/box/open?pool_id=${stage.endless}`);
  await pay(visit, '×5', 5);
  const box = visit.page.getByRole('button', { name: visit.texts['boxes/opening']('open.tapToOpen') });
  await box.waitFor();
  await visit.page.reload();
  await box.waitFor();
  await box.click();
  // In the middle of the animation.
  await visit.page.reload();
  await unpack(visit, 5);
  await expectOneOpening(session);
  await visit.end();
});

it('keeps the results of a player who left in the tray of unopened boxes', async () => {
  const { visit, session } = await signedIn();
  const { page, texts } = visit;
  await page.goto(`/pages/box/open?pool_id=${stage.endless}`);
  await pay(visit, '×5', 5);
  await page.getByRole('button', { name: texts['boxes/opening']('open.tapToOpen') }).waitFor();
  await page.goto('/pages/index/card');
  const tray = page.getByRole('region', { name: texts['boxes/tray']('title') });
  await tray.getByRole('link').first().click();
  await unpack(visit, 5, { still: true });
  await page.goto('/pages/index/card');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => tray.count()).toBe(0);
  await expectOneOpening(session);
  await visit.end();
});

it.for(
  inTurn(
    [
      { when: 'before it reaches the shop', reachesShop: false },
      { when: 'on its way back', reachesShop: true },
    ],
    1,
  ),
)('pays once when the connection breaks $when', async ({ reachesShop }) => {
  const { visit, session } = await signedIn({ allowed: /ERR_FAILED|ERR_CONNECTION/ });
  const { page } = visit;
  let broken = 0;
  await page.route(openCall, async (route) => {
    broken += 1;
    if (broken > 1) return route.continue();
    if (reachesShop) await route.fetch();
    return route.abort('failed');
  });
  await page.goto(`/pages/box/open?pool_id=${stage.endless}`);
  await pay(visit, '×5', 5);
  await unpack(visit, 5, { still: true });
  expect(broken).toBeGreaterThan(1);
  await expectOneOpening(session);
  await visit.end();
});

it('retries with the same key when the page was reloaded before the answer came', async () => {
  const { visit, session } = await signedIn({ allowed: /ERR_FAILED|ERR_ABORTED/ });
  const { page } = visit;
  const keys: (string | undefined)[] = [];
  let answered = 0;
  await page.route(openCall, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // The shop has executed it, and the answer never arrives.
    await route.fetch();
    answered += 1;
  });
  await page.goto(`/pages/box/open?pool_id=${stage.endless}`);
  await pay(visit, '×5', 5);
  await expect.poll(() => answered).toBe(1);
  await page.reload();
  await unpack(visit, 5, { still: true });
  expect(new Set(keys).size).toBe(1);
  await expectOneOpening(session);
  await visit.end();
});

it.runIf(long)('pays once when the player leaves during payment and comes back before the answer', async () => {
  const { visit, session } = await signedIn();
  const { page, texts } = visit;
  const keys: (string | undefined)[] = [];
  const { promise: cameBack, resolve: comeBack } = Promise.withResolvers<void>();
  await page.route(openCall, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await cameBack;
    await route.continue();
  });
  await page.goto('/pages/index/card');
  const box = page.locator(`a[href="/pages/box/detail?pool_id=${stage.endless}"]`).first();
  await box.click();
  await pay(visit, '×5', 5);
  await expect.poll(() => keys.length).toBe(1);
  await page.goBack();
  await box.click();
  await page.getByRole('heading', { name: texts['boxes/opening']('open.drawing') }).waitFor();
  comeBack();
  await unpack(visit, 5, { still: true });
  expect(new Set(keys).size).toBe(1);
  await expectOneOpening(session);
  await visit.end();
});

it('pays once when every answer is lost and the player leaves, comes back and presses again', async () => {
  const { visit, session } = await signedIn({ allowed: /ERR_FAILED|ERR_CONNECTION/ });
  const { page, texts } = visit;
  const keys: (string | undefined)[] = [];
  let reachable = false;
  await page.route(openCall, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (reachable) return route.continue();
    // The shop has executed it, and no answer arrives.
    await route.fetch();
    return route.abort('failed');
  });
  await page.goto('/pages/index/card');
  const box = page.locator(`a[href="/pages/box/detail?pool_id=${stage.endless}"]`).first();
  await box.click();
  await pay(visit, '×5', 5);
  await page.getByRole('alert').getByText(texts['boxes/opening']('open.undecided')).waitFor();
  await page.goBack();
  await box.click();
  // The page asks for the order by itself first. It must have given up: an answer would show what was drawn.
  await page.getByRole('heading', { name: texts['boxes/opening']('open.asking') }).waitFor();
  await page.getByRole('alert').waitFor();
  await page.getByRole('region', { name: texts['boxes/tray']('title') }).waitFor();
  reachable = true;
  await pay(visit, '×5', 5);
  await unpack(visit, 5, { still: true });
  expect(new Set(keys).size).toBe(1);
  await expectOneOpening(session);
  await visit.end();
});

it.runIf(long)('returns to choosing after a refusal, and the next payment is a new one', async () => {
  const { visit, session } = await signedIn();
  const { page } = visit;
  const keys = new Set<string | undefined>();
  await page.route(openCall, (route) => {
    keys.add(route.request().headers()['idempotency-key']);
    if (keys.size > 1) return route.continue();
    return route.fulfill({ json: { code: 422, msg: 'Hết vé rồi.', data: { error: 'not_enough_tickets' } } });
  });
  await page.goto(`/pages/box/open?pool_id=${stage.endless}`);
  await pay(visit, '×5', 5);
  await page.getByRole('alert').getByText('Hết vé rồi.').waitFor();
  await pay(visit, '×5', 5);
  await unpack(visit, 5, { still: true });
  expect(keys.size).toBe(2);
  await expectOneOpening(session);
  await visit.end();
});

/** With motion only where it is interrupted. */
async function signedIn({ motion = false, allowed }: { motion?: boolean; allowed?: RegExp } = {}): Promise<{
  visit: Visit;
  session: Session;
}> {
  const session = await openAccount(stage.shop.url, coins);
  const visit = await Visit.begin(stage.browser, { url: stage.shop.url, motion, ...(allowed && { allowed }) });
  await visit.signIn(session);
  return { visit, session };
}

/** One opening of five draws, paid once. */
async function expectOneOpening(session: Session): Promise<void> {
  const { rows } = await callShop(stage.shop.url, readDrawRecord, {}, { session });
  expect(rows.map(({ count, results }) => [count, results.length])).toEqual([[5, 5]]);
  const { balance } = await callShop(stage.shop.url, readWallet, {}, { session });
  expect(balance).toBe(coins - (rows[0]?.paid ?? 0));
}
