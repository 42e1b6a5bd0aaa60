import { type Opening, openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { type Odds, type Prize, listPools, readOdds } from '@mcy/api/boxes/pools/contract';
import type { Page } from 'playwright';
import { callShop } from '../../tests/shop/callShop.ts';
import { openAccount } from '../../tests/shop/openAccount.ts';
import type { FilmScene } from './FilmScene.ts';
import type { FilmWords } from './loadWords.ts';

const coins = 5_000_000;

/** The openings of the film: ×1 of the least and of the most, ×10, the same again, the last fifty tickets, and a reload in the middle. */
export async function prepareScenes(url: string, words: FilmWords): Promise<readonly FilmScene[]> {
  const { rows: pools } = await callShop(url, listPools, { limit: 50 });
  const endless = pools.find(({ supply }) => supply === 'infinite');
  const box = pools.find(
    ({ total, remaining }) => total !== null && total >= 60 && total <= 100 && remaining === total,
  );
  if (!endless || !box) throw new Error('The demo catalogue has no box for the film.');
  const total = box.total ?? 0;
  const { pool_id } = endless;
  const odds = await callShop(url, readOdds, { pool_id });
  const player = () => openAccount(url, coins);
  const isOpen = (page: Page) => page.getByRole('button', { name: words.open }).waitFor();

  async function pay(page: Page, count: number, all = false) {
    await page.getByRole('radio', { name: words.choose(count, all), exact: true }).click();
    await page.getByRole('button', { name: words.pay(count) }).click();
    await isOpen(page);
    await page.waitForTimeout(600);
  }
  async function unpack(page: Page, count: number) {
    await page.getByRole('button', { name: words.open }).click();
    if (count === 1) {
      await page.getByRole('button', { name: words.again }).waitFor();
      await page.waitForTimeout(2500);
      return;
    }
    const flipAll = page.getByRole('button', { name: words.flipAll });
    await flipAll.waitFor();
    await page.waitForTimeout(900);
    await flipAll.click();
    const results = page.getByRole('button', { name: words.results });
    await results.waitFor();
    await page.waitForTimeout(2500);
    await results.click();
    await page.waitForTimeout(1000);
  }

  // A stranger leaves fifty tickets.
  const stranger = await openAccount(url, total * box.price);
  for (let left = total; left > 50; left -= left >= 60 ? 10 : 1) {
    const count = left >= 60 ? 10 : 1;
    await callShop(url, openMysteryBox, { pool_id: box.pool_id, count, client_seed: 'film' }, { session: stranger });
  }

  const one = ['choosing', 'drawing', 'box', 'shaking', 'light', 'prize'];
  const many = ['choosing', 'drawing', 'box', 'shaking', 'light', 'cards'];
  return [
    ...(['common', 'legendary'] as const).map((rarity) => ({
      name: `x1-${rarity}`,
      pool_id,
      prepare: (page: Page) => answerWith(page, prizeOf(odds, rarity)),
      act: async (page: Page) => {
        await pay(page, 1);
        await unpack(page, 1);
      },
      steps: one,
    })),
    {
      name: 'x10',
      pool_id,
      act: async (page: Page) => {
        await pay(page, 10);
        await unpack(page, 10);
      },
      steps: [...many, 'results'],
    },
    {
      name: 'again',
      pool_id,
      act: async (page: Page) => {
        await pay(page, 5);
        await page.getByRole('button', { name: words.open }).click();
        await page.getByRole('button', { name: words.flipAll }).click();
        const results = page.getByRole('button', { name: words.results });
        await results.waitFor();
        // What opens again comes under the finger, which taps on.
        const paid = countPayments(page);
        await results.click({ clickCount: 3, delay: 60 });
        await page.waitForTimeout(1500);
        if (paid() > 0) throw new Error('A second tap on the results has paid.');
        await page.getByRole('button', { name: words.again }).click({ clickCount: 2, delay: 60 });
        await isOpen(page);
        await page.waitForTimeout(1000);
        if (paid() !== 1) throw new Error(`Two taps have paid ${paid()} times.`);
      },
      steps: [...many, 'results', 'drawing', 'box'],
    },
    {
      name: 'reload',
      pool_id,
      act: async (page: Page) => {
        await pay(page, 5);
        // By the page's own clock: on a busy machine, a reload from outside comes too late.
        await page.evaluate(() => {
          addEventListener('click', () => setTimeout(() => location.reload(), 700), { once: true, capture: true });
        });
        await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: words.open }).click()]);
        await isOpen(page);
        await page.waitForTimeout(600);
        await unpack(page, 5);
      },
      steps: ['choosing', 'drawing', 'box', 'shaking', 'nothing', 'box', 'shaking', 'light', 'cards', 'results'],
    },
    {
      name: 'x50-last',
      pool_id: box.pool_id,
      act: async (page: Page) => {
        await pay(page, 50, true);
        await unpack(page, 50);
      },
      steps: [...many, 'prize', 'results'],
    },
  ].reduce<Promise<FilmScene[]>>(
    async (scenes, scene) => [...(await scenes), { ...scene, session: await player() }],
    Promise.resolve([]),
  );
}

/** How often the page has asked to pay since. */
function countPayments(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === openMysteryBox.path) asked += 1;
  });
  return () => asked;
}

function prizeOf({ rows }: Odds, rarity: Prize['rarity']): Prize {
  const row = rows.find(({ prize }) => prize.rarity === rarity);
  if (!row) throw new Error(`The box has no ${rarity} toy.`);
  return row.prize;
}

/** The shop draws as ever; what the page is told is this toy. The film needs one of each, and chance gives it rarely. */
async function answerWith(page: Page, prize: Prize): Promise<void> {
  await page.route(`**${openMysteryBox.path}*`, async (route) => {
    const response = await route.fetch();
    // The shop answers in plain JSON, because this demo does not encrypt.
    const body = (await response.json()) as { data: { opening: Opening } };
    for (const result of body.data.opening.results) result.prize = prize;
    await route.fulfill({ response, json: body });
  });
}
