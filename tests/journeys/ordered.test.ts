// Covers: boxes
import { formatAmount } from '@mcy/api/contract';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { readDrawRecord } from '@mcy/api/boxes/proof/contract';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { film } from './film.ts';
import { type Stage, setStage } from './Stage.ts';
import { slowDown } from './slowDown.ts';
import { unpack } from './steps.ts';
import type { ShopTexts } from './textsOf.ts';
import { Visit } from './Visit.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

it('charges what the player chose and saw, whatever strangers draw meanwhile', async () => {
  const { url } = stage.shop;
  const { pool_id, price, total } = stage.small.ordered;
  const [session, stranger] = [await openAccount(url, 10 * price), await openAccount(url, total * price)];
  const draw = (count: 1 | 5) =>
    callShop(url, openMysteryBox, { pool_id, count, client_seed: 'stranger' }, { session: stranger });
  for (let left = total; left > 11; left -= left >= 16 ? 5 : 1) await draw(left >= 16 ? 5 : 1);

  const visit = await Visit.begin(stage.browser, { url, motion: true });
  await visit.signIn(session);
  const { page, texts } = visit;
  const words = texts['boxes/opening'];
  const live = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/live');
  await page.goto(`/pages/box/open?pool_id=${pool_id}`);
  await live;
  await page.getByRole('radio', { name: words('price.all', { count: 11 }) }).click();
  await page.getByRole('link', { name: words('price.recharge') }).waitFor();

  // "All 11" was too expensive. A stranger's draw makes ten of it, which the player can pay: the link becomes a button.
  const { shown, end } = await film(page, 'ordered', stepsOf(texts));
  await tapWhenItChanges(page, words('price.recharge'));
  await draw(1);
  await page.getByRole('button', { name: words('price.payTen') }).click({ trial: true });
  await slowDown(page, 4);
  await tapWhenItChanges(page, words('price.payTen'));
  await draw(1);
  const nine = page.getByRole('button', { name: words('price.pay', { count: 9 }) });
  await nine.click({ trial: true });
  await page
    .getByRole('status')
    .filter({ hasText: words('price.changed', { count: 9, total: formatAmount(9 * price) }) })
    .waitFor();

  // The next draw is under way with the player's order, and arrives first.
  await page.route(
    `**${openMysteryBox.path}*`,
    async (route) => {
      await draw(1);
      await route.continue();
    },
    { times: 1 },
  );
  await nine.click();
  const eight = page.getByRole('button', { name: words('price.pay', { count: 8 }) });
  await eight.click({ trial: true });
  await page.getByRole('alert').waitFor();
  const readBalance = async () => (await callShop(url, readWallet, {}, { session })).balance;
  expect(await readBalance()).toBe(10 * price);

  await eight.click();
  await page.getByRole('button', { name: words('open.tapToOpen') }).waitFor();
  await end();
  expect(shown.filter((frame) => !frame.startsWith('resting 9'))).toEqual([
    'top up',
    'resting 10',
    'pay 10',
    'pay 9',
    'drawing',
    'resting 8',
    'pay 8',
    'drawing',
    'box',
  ]);
  expect(shown).toContain('resting 9');
  // With the last ticket comes the Last prize.
  await unpack(visit, 9);
  expect(await readBalance()).toBe(2 * price);
  const { rows } = await callShop(url, readDrawRecord, {}, { session });
  expect(rows.map(({ count, paid }) => [count, paid])).toEqual([[8, 8 * price]]);
  await visit.end();
});

/** From the moment these words go, a finger taps where they were, in every frame of half a rest. */
async function tapWhenItChanges(page: Page, words: string): Promise<void> {
  await page.evaluate((before) => {
    const action = [...document.querySelectorAll('main a, main button')].find(
      (element) => element.textContent.trim() === before,
    );
    if (!action) throw new Error('There is nothing to tap.');
    const { x, y, width, height } = action.getBoundingClientRect();
    function tap(): void {
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      if (hit instanceof HTMLElement) hit.click();
    }
    const watcher = new MutationObserver(() => {
      if (action.isConnected && action.textContent.trim() === before) return;
      watcher.disconnect();
      const begun = performance.now();
      (function tapOn() {
        // A busy machine may draw the next frame when the rest is over, and that tap would pay.
        if (performance.now() - begun > 250) return;
        tap();
        requestAnimationFrame(tapOn);
      })();
    });
    watcher.observe(document, { subtree: true, childList: true, characterData: true });
  }, words);
}

function stepsOf(texts: ShopTexts) {
  const words = texts['boxes/opening'];
  const heldBack = ':is([aria-disabled="true"], :disabled)';
  return [
    { step: 'top up', selector: 'main a', words: [words('price.recharge')] },
    ...[1, 8, 9, 10].flatMap((count) => {
      const pay = [words(count === 10 ? 'price.payTen' : 'price.pay', { count })];
      return [
        { step: `resting ${count}`, selector: `main button${heldBack}`, words: pay },
        { step: `pay ${count}`, selector: `main button:not(${heldBack})`, words: pay },
      ];
    }),
    { step: 'drawing', selector: 'h2', words: [words('open.drawing')] },
    { step: 'box', selector: 'button > span', words: [words('open.tapToOpen')] },
  ];
}
