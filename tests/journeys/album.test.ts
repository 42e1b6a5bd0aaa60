// Covers: system/sharing
import { readOdds } from '@mcy/api/boxes/pools/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { long } from '../../scripts/test/long.ts';
import { callShop } from '../shop/callShop.ts';
import { type Stage, setStage } from './Stage.ts';
import { Visit } from './Visit.ts';

let stage: Stage;
let toyPath: string;
beforeAll(async () => {
  stage = await setStage();
  const odds = await callShop(stage.shop.url, readOdds, { pool_id: stage.endless });
  toyPath = `/pages/box/goods_detail?prize_id=${odds.rows[0]?.prize.prize_id ?? ''}`;
});
afterAll(() => stage.end());

const begin = (allowed: RegExp) => Visit.begin(stage.browser, { url: stage.shop.url, allowed });

it('saves a picture of a toy after asking, and reports the result', async () => {
  const visit = await begin(/art\/stage|404/);
  const { page, texts } = visit;
  await page.goto(toyPath);
  await visit.checkScreen();
  const name = await page.getByRole('heading', { level: 2 }).first().textContent();
  await page.getByRole('button', { name: texts['system/sharing']('album.viewer') }).click();
  const viewer = page.getByRole('dialog', { name: texts['system/sharing']('album.viewer') });
  await viewer.waitFor();
  await visit.checkScreen();
  const save = async () => {
    await viewer.getByRole('button', { name: texts['system/sharing']('album.save') }).click();
    const question = page.getByRole('alertdialog', { name: texts['system/sharing']('album.prompt') });
    await question.waitFor();
    return question.getByRole('button', { name: texts['system/sharing']('album.save') });
  };
  const yes = await save();
  const downloading = page.waitForEvent('download');
  await yes.click();
  expect((await downloading).suggestedFilename()).toBe(`MCY ${name ?? ''}.webp`);
  await page.getByText(texts['system/sharing']('album.saved')).first().waitFor();

  await page.route('**/art/stage/**', (route) => route.fulfill({ status: 404, body: '' }));
  await (await save()).click();
  await page.getByText(texts['system/sharing']('album.failed')).first().waitFor();
  await visit.end();
});

it('stays put when the viewer cannot be fetched', async () => {
  const visit = await begin(/ERR_FAILED|Failed to (?:load|fetch)|Unable to preload/);
  const { page, texts } = visit;
  await page.route('**/assets/AlbumViewer-*.js', (route) => route.abort());
  await page.goto(toyPath);
  await page.getByRole('button', { name: texts['system/sharing']('album.viewer') }).click();
  await page.getByText(texts.shell('networkError')).first().waitFor();
  await page.getByRole('heading', { level: 1, name: texts['boxes/pools']('prize.title') }).waitFor();
  await visit.end();
});

it.runIf(long)('explains how to allow saving 3 s after a browser denied it', async () => {
  const visit = await begin(/ERR_FAILED/);
  const { page, texts } = visit;
  await page.addInitScript(() => {
    const { matchMedia: ask } = globalThis;
    globalThis.matchMedia = (query) => (query === '(pointer: coarse)' ? ask('all') : ask(query));
    navigator.canShare = () => true;
    navigator.share = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await page.goto(toyPath);
  await page.getByRole('button', { name: texts['system/sharing']('album.viewer') }).click();
  await page
    .getByRole('dialog', { name: texts['system/sharing']('album.viewer') })
    .getByRole('button', { name: texts['system/sharing']('album.save') })
    .click();
  const question = page.getByRole('alertdialog', { name: texts['system/sharing']('album.prompt') });
  await question.getByRole('button', { name: texts['system/sharing']('album.save') }).click();
  await page.getByText(texts['system/sharing']('album.denied')).first().waitFor();
  const help = page.getByRole('dialog', { name: texts['system/sharing']('album.denied') });
  expect(await help.count()).toBe(0);
  await help.getByText(texts['system/sharing']('album.help.phone')).waitFor();
  await visit.checkScreen();
  await help.getByRole('button', { name: texts.shell('modal.understood') }).click();
  await help.waitFor({ state: 'hidden' });
  await visit.end();
});
