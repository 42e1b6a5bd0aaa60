// Covers: wallet/spending
import { formatAmount } from '@mcy/api/contract';
import { listPools } from '@mcy/api/boxes/pools/contract';
import { readSpending, setSpendingCaps } from '@mcy/api/wallet/spending/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { inTurn } from './inTurn.ts';
import { type Stage, setStage } from './Stage.ts';
import { pay, unpack } from './steps.ts';
import { Visit, visitors } from './Visit.ts';

let stage: Stage;
let price: number;
beforeAll(async () => {
  stage = await setStage();
  const { rows } = await callShop(stage.shop.url, listPools, { limit: 50 });
  price = rows.find(({ pool_id }) => pool_id === stage.endless)?.price ?? 0;
});
afterAll(() => stage.end());

it.for(inTurn(visitors, 5))(
  'a player sets a limit, is stopped by it, and waits for a higher one ($locale, $viewport)',
  async ({ locale, viewport }) => {
    const session = await openAccount(stage.shop.url, 500_000);
    const visit = await Visit.begin(stage.browser, { url: stage.shop.url, locale, viewport });
    await visit.signIn(session);
    const { page, texts } = visit;

    const field = (period: 'day' | 'week' | 'month') =>
      page.getByRole('textbox', { name: texts['wallet/spending'](`fields.${period}.label`), exact: true });
    const save = page.getByRole('button', { name: texts['wallet/spending']('spending.caps.submit') });

    await page.goto('/pages/user/setting');
    await page.getByRole('link', { name: texts['account/profile']('settings.spending'), exact: true }).click();
    await page.waitForURL('/pages/user/spending');

    // A daily limit above the monthly one: an error at its field, and the input stays.
    await field('day').fill('900000');
    await field('month').fill('200000');
    await save.click();
    await expect.poll(() => field('day').getAttribute('aria-invalid')).toBe('true');
    expect(await field('day').inputValue()).toBe('900.000');
    expect(await field('month').inputValue()).toBe('200.000');
    await visit.checkScreen();

    await field('day').fill(String(price));
    await save.click();
    await page.getByText(texts['wallet/spending']('spending.caps.saved'), { exact: true }).waitFor();
    await page.getByRole('progressbar', { name: texts['wallet/spending']('spending.periods.day') }).waitFor();
    await visit.checkScreen();

    // One draw is within the limit, the next is not: the refusal leads back here.
    await page.goto(`/pages/box/open?pool_id=${stage.endless}`);
    await page.getByText(texts['wallet/spending']('spending.thisMonthOf', { spent: '0', cap: '200.000' })).waitFor();
    await pay(visit, texts['boxes/opening']('price.times', { count: 1 }), 1);
    await unpack(visit, 1);
    await page.getByRole('button', { name: texts['boxes/opening']('open.chooseCount') }).click();
    await page
      .getByText(texts['wallet/spending']('spending.thisMonthOf', { spent: formatAmount(price), cap: '200.000' }))
      .waitFor();
    await pay(visit, texts['boxes/opening']('price.times', { count: 1 }), 1);
    await expect.poll(() => page.getByRole('alert').textContent()).toContain(formatAmount(price));
    await visit.checkScreen();
    await page.getByRole('link', { name: texts['wallet/spending']('spending.see') }).click();
    await page.waitForURL('/pages/user/spending');
    await page.getByText(texts['wallet/spending']('spending.reached', { cap: formatAmount(price) })).waitFor();

    // A higher one waits for 24 hours, and can be canceled.
    await field('day').fill('150000');
    await save.click();
    const keep = page.getByRole('button', { name: texts['wallet/spending']('spending.raise.cancel') });
    await keep.waitFor();
    await page.getByText(texts['wallet/spending']('spending.raise.day', { cap: '150.000' })).waitFor();
    await visit.checkScreen();
    expect(await callShop(stage.shop.url, readSpending, {}, { session })).toMatchObject({
      day: { spent: price, cap: price },
      raise: { day: 150_000 },
    });
    await keep.click();
    await keep.waitFor({ state: 'detached' });
    await expect.poll(() => field('day').inputValue()).toBe(formatAmount(price));
    await visit.end();
  },
);

it('a cool-off asks for confirmation, holds, and can only be extended', async () => {
  const session = await openAccount(stage.shop.url, 200_000);
  await callShop(stage.shop.url, setSpendingCaps, { day: null, week: 100_000, month: null }, { session });
  const visit = await Visit.begin(stage.browser, { url: stage.shop.url });
  await visit.signIn(session);
  const { page, texts } = visit;

  await page.goto('/pages/user/spending');
  await page.getByRole('radio', { name: texts['wallet/spending']('spending.coolOff.lengths.week') }).click();
  await page.getByRole('button', { name: texts['wallet/spending']('spending.coolOff.start') }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: texts['wallet/spending']('spending.coolOff.confirm.start') }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: texts['wallet/spending']('spending.coolOff.prolong') }).waitFor();
  expect(
    await page.getByRole('radio', { name: texts['wallet/spending']('spending.coolOff.lengths.day') }).isDisabled(),
  ).toBe(true);
  await visit.checkScreen();

  await page.goto(`/pages/box/open?pool_id=${stage.endless}`);
  await pay(visit, texts['boxes/opening']('price.times', { count: 1 }), 1);
  await page.getByRole('alert').waitFor();
  await page.getByRole('link', { name: texts['wallet/spending']('spending.see') }).waitFor();
  await visit.end();
});

it('a device follows its system in light and dark, reduces motion and keeps both on the next visit', async () => {
  const visit = await Visit.begin(stage.browser, { url: stage.shop.url });
  const { page, texts } = visit;

  const shown = (name: 'theme' | 'motion') =>
    page.evaluate((key) => document.documentElement.dataset[key] ?? null, name);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/pages/index/mine');
  expect(await shown('theme')).toBe('dark');
  const choose = (group: string, choice: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice }).click();
  await choose(texts['account/profile']('mine.theme'), texts['account/profile']('mine.themes.system'));
  await expect.poll(() => shown('theme')).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => shown('theme')).toBe('dark');
  await choose(texts['account/profile']('mine.motion'), texts['account/profile']('mine.motions.reduced'));
  await page.getByRole('switch', { name: texts['account/profile']('mine.sound') }).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await page.getByRole('switch', { name: texts['account/profile']('mine.sound'), checked: true }).waitFor();
  expect([await shown('theme'), await shown('motion')]).toEqual(['light', 'still']);
  await visit.end();
});
