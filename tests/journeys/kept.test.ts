// Covers: boxes, system
import { randomUUID } from 'node:crypto';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { readDrawRecord } from '@mcy/api/boxes/proof/contract';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { long } from '../../scripts/test/long.ts';
import { type Session, callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { readKept } from './readKept.ts';
import { type Stage, setStage } from './Stage.ts';
import { Visit } from './Visit.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

it('adds new entries to a cached list', async () => {
  const { visit, session } = await comeBack();
  const openings = visit.page.getByRole('article');
  await open(session);
  await goToRecord(visit);
  await expect.poll(() => openings.count()).toBe(2);
  await visit.end();
});

it.runIf(long)('reports that a cached list could not be refreshed, and refetches it on demand', async () => {
  const { visit, session } = await comeBack();
  const { page, texts } = visit;
  const openings = page.getByRole('article');
  await open(session);
  await page.route(`**${readDrawRecord.path}*`, (route) =>
    route.fulfill({ json: { code: 422, msg: 'Busy', data: { error: 'busy' } } }),
  );
  await goToRecord(visit);
  // The text ends with a time.
  const [words = ''] = texts['system/frame']('refresh.failed', { time: '|', date: '|' }).split('|');
  const notice = page.getByRole('status').filter({ hasText: words.trim() });
  await notice.waitFor();
  expect(await openings.count()).toBe(1);
  await visit.checkScreen();
  await page.unroute(`**${readDrawRecord.path}*`);
  await notice.getByRole('button', { name: texts.shell('retry') }).click();
  await expect.poll(() => openings.count()).toBe(2);
  await notice.waitFor({ state: 'detached' });
  await visit.end();
});

/** On the account page after a reload, with the record of one opening cached from before it. */
async function comeBack(): Promise<{ visit: Visit; session: Session }> {
  const session = await openAccount(stage.shop.url, 500_000);
  await open(session);
  const visit = await Visit.begin(stage.browser, { url: stage.shop.url });
  await visit.signIn(session);
  const { page } = visit;
  await page.goto('/pages/box/record');
  await page.getByRole('article').waitFor();
  await keptRecord(page, 0);
  const left = Date.now();
  await page.goto('/pages/index/mine');
  // Once restored, the cache is written again.
  await keptRecord(page, left);
  return { visit, session };
}

/** Waits until the record was cached after that moment. */
async function keptRecord(page: Page, moment: number): Promise<void> {
  const writtenAt = async (): Promise<number> => {
    const kept = await readKept(page);
    return kept.includes(readDrawRecord.path) ? Number(/"timestamp":(\d+)/.exec(kept)?.[1]) : 0;
  };
  await expect.poll(writtenAt).toBeGreaterThan(moment);
}

function open(session: Session): Promise<unknown> {
  const request = { pool_id: stage.endless, count: 1, client_seed: randomUUID().slice(0, 8) } as const;
  return callShop(stage.shop.url, openMysteryBox, request, { session });
}

async function goToRecord({ page, texts }: Visit): Promise<void> {
  await page.getByRole('link', { name: texts['account/profile']('mine.boxRecord'), exact: true }).click();
  await page.waitForURL('/pages/box/record');
}
