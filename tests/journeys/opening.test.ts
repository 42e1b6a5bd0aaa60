// Covers: boxes
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAccount } from '../shop/openAccount.ts';
import { type FilmedStep, film } from './film.ts';
import { type Stage, setStage } from './Stage.ts';
import { slowDown } from './slowDown.ts';
import { pay, unpack } from './steps.ts';
import type { ShopTexts } from './textsOf.ts';
import { Visit } from './Visit.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

it.for([1, 4])('shows choosing, drawing and the reveal, and nothing between them (processor ÷ %d)', async (times) => {
  const visit = await begin();
  const { page, texts } = visit;
  await slowDown(page, times);
  const { shown, end } = await film(page, `opening-${times}`, stepsOf(texts));
  await pay(visit, texts['boxes/opening']('price.times', { count: 1 }), 1);
  await unpack(visit, 1);
  await page.getByRole('button', { name: texts['boxes/opening']('open.again') }).click();
  await page.getByRole('button', { name: texts['boxes/opening']('price.pay', { count: 1 }) }).waitFor();
  await end();
  expect(shown).toEqual(['choosing', 'drawing', 'box', 'prize', 'choosing']);
  await visit.end();
});

it.for([1, 4])('never shows choosing after a reload during payment (processor ÷ %d)', async (times) => {
  const visit = await begin(/ERR_FAILED|ERR_ABORTED/);
  const { page, texts } = visit;
  await slowDown(page, times);
  const { shown, end } = await film(page, `reload-${times}`, stepsOf(texts));
  let asked = 0;
  // The first answer never arrives.
  await page.route(`**${openMysteryBox.path}*`, async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    await route.fetch();
  });
  await pay(visit, texts['boxes/opening']('price.times', { count: 1 }), 1);
  await page.getByRole('heading', { name: texts['boxes/opening']('open.drawing') }).waitFor();
  await expect.poll(() => asked).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: texts['boxes/opening']('open.tapToOpen') }).waitFor();
  await end();
  expect(shown).toEqual(['choosing', 'drawing', 'nothing', 'drawing', 'box']);
  await visit.end();
});

/** On the open screen, with coins. */
async function begin(allowed?: RegExp): Promise<Visit> {
  const session = await openAccount(stage.shop.url, 500_000);
  const visit = await Visit.begin(stage.browser, { url: stage.shop.url, ...(allowed && { allowed }) });
  await visit.signIn(session);
  await visit.page.goto(`/pages/box/open?pool_id=${stage.endless}`);
  await visit.page.getByRole('button', { name: visit.texts['boxes/opening']('price.pay', { count: 1 }) }).waitFor();
  return visit;
}

/** The steps of an opening, each by an element unique to it. */
function stepsOf(texts: ShopTexts): FilmedStep[] {
  const words = texts['boxes/opening'];
  return [
    { step: 'choosing', selector: 'button', words: [words('price.pay', { count: 1 })] },
    { step: 'drawing', selector: 'h2', words: [words('open.drawing')] },
    {
      step: 'box',
      selector: 'button > span',
      words: [words('open.tapToOpen'), words('open.shaking'), words('open.opening')],
    },
    { step: 'prize', selector: 'article h2' },
  ];
}
