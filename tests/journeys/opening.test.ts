// Covers: boxes
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { readDrawRecord } from '@mcy/api/boxes/proof/contract';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Session, callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { type FilmedStep, film } from './film.ts';
import { type Stage, setStage } from './Stage.ts';
import { inTurn } from './inTurn.ts';
import { slowDown } from './slowDown.ts';
import { pay, unpack } from './steps.ts';
import type { ShopTexts } from './textsOf.ts';
import { Visit } from './Visit.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

it.for(inTurn([1, 4], 1))(
  'shows choosing, drawing and the reveal, and nothing between them (processor ÷ %d)',
  async (times) => {
    const { visit, session } = await begin();
    const { page, texts } = visit;
    await slowDown(page, times);
    const { shown, end } = await film(page, `opening-${times}`, stepsOf(texts));
    await pay(visit, texts['boxes/opening']('price.times', { count: 1 }), 1);
    await unpack(visit, 1);
    // One press buys again, once the button has rested; a second one pays for nothing.
    const again = page.getByRole('button', { name: texts['boxes/opening']('open.again') });
    await page.waitForTimeout(1000);
    await again.dblclick();
    await page.getByRole('button', { name: texts['boxes/opening']('open.tapToOpen') }).waitFor();
    await page.waitForTimeout(500);
    expect(await recordOf(session)).toEqual([1, 1]);
    await unpack(visit, 1);
    await page.getByRole('button', { name: texts['boxes/opening']('open.chooseCount') }).click();
    await page.getByRole('button', { name: texts['boxes/opening']('price.pay', { count: 1 }) }).waitFor();
    await end();
    expect(shown).toEqual(['choosing', 'drawing', 'box', 'prize', 'drawing', 'box', 'prize', 'choosing']);
    await visit.end();
  },
);

it.for(inTurn([1, 4], 1))('never shows choosing after a reload during payment (processor ÷ %d)', async (times) => {
  const { visit } = await begin(/ERR_FAILED|ERR_ABORTED/);
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

const lost = [
  { times: 1, reachesShop: true },
  { times: 4, reachesShop: false },
];
it.for(inTurn(lost, 1))(
  'asks for a lost order on the next visit and pays for nothing else, however the player taps (processor ÷ $times, reaches the shop: $reachesShop)',
  async ({ times, reachesShop }) => {
    const { visit, session } = await begin(/ERR_FAILED|ERR_ABORTED/);
    const { page, texts } = visit;
    const words = texts['boxes/opening'];
    const keys = new Set<string | undefined>();
    let isLost = true;
    await page.context().route(`**${openMysteryBox.path}*`, async (route) => {
      keys.add(route.request().headers()['idempotency-key']);
      if (!isLost) return route.continue();
      if (reachesShop) await route.fetch();
      return route.abort('failed');
    });
    const payButton = page.getByRole('button', { name: words('price.pay', { count: 1 }) });
    const { x, y, width, height } = (await payButton.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await payButton.click();
    await page.getByRole('alert').getByText(words('open.undecided')).waitFor();
    isLost = false;

    // The tab is closed; another one comes later.
    const tab = await page.context().newPage();
    await page.close();
    await slowDown(tab, times);
    const { shown, end } = await film(tab, `lost-${times}`, stepsOf(texts));
    if (!reachesShop) await tapFromTheStart(tab, { x: x + width / 2, y: y + height / 2 });
    await tab.goto(`/pages/box/open?pool_id=${stage.endless}`);
    if (reachesShop) {
      await tab.getByRole('button', { name: words('open.tapToOpen') }).waitFor();
      await end();
      expect(shown.filter((step) => step !== 'nothing')).toEqual(['asking', 'box']);
      await unpack({ page: tab, texts }, 1);
    } else {
      await tab.getByRole('alert').waitFor();
      await tab.waitForTimeout(1500);
      await end();
      await tab.evaluate(() => dispatchEvent(new Event('tapped enough')));
      // The button rests for half a second after the last tap.
      await tab.waitForTimeout(1000);
      expect(shown.filter((step) => step !== 'nothing')).toEqual(['asking', 'choosing']);
      expect(await recordOf(session)).toEqual([]);
      await tab.getByRole('button', { name: words('price.pay', { count: 1 }) }).click();
      await unpack({ page: tab, texts }, 1);
    }
    expect(await recordOf(session)).toEqual([1]);
    expect(keys.size).toBe(reachesShop ? 1 : 2);
    await visit.end();
  },
);

/**
 * Taps one spot of a page eight times a second from its start on, until its event `tapped enough`. The taps come from the page's own clock: on
 * a busy machine, taps from outside come too seldom for somebody who keeps tapping.
 */
async function tapFromTheStart(page: Page, spot: { x: number; y: number }): Promise<void> {
  await page.addInitScript(({ x, y }) => {
    const timer = setInterval(() => {
      const element = document.elementFromPoint(x, y);
      for (const type of ['pointerdown', 'pointerup']) {
        element?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, clientY: y }));
      }
      if (element instanceof HTMLElement) element.click();
    }, 125);
    addEventListener('tapped enough', () => clearInterval(timer));
  }, spot);
}

/** How many draws each of the player's openings has. */
async function recordOf(session: Session): Promise<number[]> {
  const { rows } = await callShop(stage.shop.url, readDrawRecord, {}, { session });
  return rows.map(({ count }) => count);
}

/** On the open screen, with coins. */
async function begin(allowed?: RegExp): Promise<{ visit: Visit; session: Session }> {
  const session = await openAccount(stage.shop.url, 500_000);
  const visit = await Visit.begin(stage.browser, { url: stage.shop.url, motion: true, ...(allowed && { allowed }) });
  await visit.signIn(session);
  await visit.page.goto(`/pages/box/open?pool_id=${stage.endless}`);
  await visit.page.getByRole('button', { name: visit.texts['boxes/opening']('price.pay', { count: 1 }) }).waitFor();
  return { visit, session };
}

/** The steps of an opening, each by an element unique to it. */
function stepsOf(texts: ShopTexts): FilmedStep[] {
  const words = texts['boxes/opening'];
  return [
    { step: 'choosing', selector: 'button', words: [words('price.pay', { count: 1 })] },
    { step: 'asking', selector: 'h2', words: [words('open.asking')] },
    { step: 'drawing', selector: 'h2', words: [words('open.drawing')] },
    {
      step: 'box',
      selector: 'button > span',
      words: [words('open.tapToOpen'), words('open.shaking'), words('open.opening')],
    },
    { step: 'prize', selector: 'article h2' },
  ];
}
