// Covers: boxes
import { readDrawLog } from '@mcy/api/boxes/proof/contract';
import { type Envelope, type ResponseOf } from '@mcy/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { long } from '../../scripts/test/long.ts';
import { openAccount } from '../shop/openAccount.ts';
import { type Stage, setStage } from './Stage.ts';
import { pay, unpack } from './steps.ts';
import { Visit } from './Visit.ts';

type DrawLog = ResponseOf<typeof readDrawLog>;

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

it.runIf(long)('leaves a draw unverified while its seed is secret', async () => {
  const visit = await signedIn();
  const { page, texts } = visit;
  await page.goto(`/pages/box/open?pool_id=${stage.endless}`);
  await pay(visit, '×1', 1);
  await unpack(visit, 1);
  await page.goto('/pages/box/record');
  await page.getByRole('article').first().getByRole('button').click();
  await page.getByRole('button', { name: /#\d+/ }).click();
  await page.getByRole('heading', { name: texts['boxes/proof']('proof.pending.infinite'), exact: true }).waitFor();
  await visit.checkScreen();
  await visit.end();
});

it('verifies one draw and a whole sold-out box in the browser, and detects a tampered log', async () => {
  const visit = await signedIn();
  const { page, texts } = visit;
  const { pool_id, total } = stage.small.fairness;
  await page.goto(`/pages/box/open?pool_id=${pool_id}`);
  await pay(visit, texts['boxes/opening']('price.all', { count: total }), total);
  await unpack(visit, total + 1);
  await page.goto(`/pages/box/open?pool_id=${pool_id}`);
  await page.getByRole('link', { name: texts['boxes/opening']('open.soldOut') }).waitFor();

  await page.goto('/pages/box/record');
  await page.getByRole('article').first().getByRole('button').click();
  // The player who draws the last ticket also gets the Last prize, and as the only player the Global one.
  const results = page.getByRole('listitem').filter({ hasText: /#\d+/ });
  await expect.poll(() => results.count()).toBe(total + 2);
  await page.getByRole('button', { name: /#7/ }).click();
  await page.getByRole('heading', { name: texts['boxes/proof']('proof.verified'), exact: true }).waitFor();

  const checkPool = page.getByRole('button', { name: texts['boxes/proof']('record.verifyPool') });
  await checkPool.click();
  await page.getByRole('heading', { name: texts['boxes/proof']('proof.pool.allVerified') }).waitFor();
  await page.getByText(texts['boxes/proof']('proof.pool.verified', { count: total, amount: total })).waitFor();
  await visit.checkScreen();

  await page.route(`**${readDrawLog.path}*`, async (route) => {
    const answer = await route.fetch();
    // The contract requires it, and the server's tests check it.
    const envelope = (await answer.json()) as Envelope<DrawLog>;
    const { rows, table } = envelope.data;
    for (const row of rows.filter(({ nonce }) => nonce === 3)) {
      row.prize_id = table.find(({ prize_id }) => prize_id !== row.prize_id)?.prize_id ?? row.prize_id;
    }
    await route.fulfill({ response: answer, json: envelope });
  });
  await checkPool.click();
  await page.getByRole('heading', { name: texts['boxes/proof']('proof.pool.someFailed') }).waitFor();
  await page.getByText(texts['boxes/proof']('record.draw', { number: 4 }) + ':').waitFor();
  await visit.end();
});

async function signedIn(): Promise<Visit> {
  const visit = await Visit.begin(stage.browser, { url: stage.shop.url, viewport: 'desktop', motion: true });
  await visit.signIn(await openAccount(stage.shop.url, 1_000_000));
  return visit;
}
