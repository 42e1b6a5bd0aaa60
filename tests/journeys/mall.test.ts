// Covers: mall/catalogue, mall/search
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTurn } from './inTurn.ts';
import { type Stage, setStage } from './Stage.ts';
import { Visit, visitors } from './Visit.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

it.for(inTurn(visitors, 0))('a guest finds a plush shark, in $locale on a $viewport', async ({ locale, viewport }) => {
  const visit = await Visit.begin(stage.browser, { url: stage.shop.url, locale, viewport });
  const { page, texts } = visit;
  const search = texts['mall/search'];
  const name = locale === 'vn' ? 'Thú bông Cá mập Nhút Nhát' : 'Shy Shark plush';
  await page.goto('/');
  if (viewport === 'phone') {
    await page.getByRole('link', { name: texts['content/home']('home.search') }).click();
    const field = page.getByRole('combobox', { name: search('bar.label') });
    await visit.checkScreen();
    // Without accents, and half of it.
    await field.fill('thu bong ca ma');
    await page.getByRole('option', { name }).click();
  } else {
    const field = page.getByRole('searchbox', { name: search('bar.label') });
    await field.fill('shark plsuh');
    await field.press('Enter');
  }
  await page.waitForURL(/\/pages\/index\/search_result\?q=/);
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .waitFor();
  await visit.checkScreen();

  // Filters are in the address, so a reload and the way back keep them.
  await page.getByRole('radio', { name: /^(Sản phẩm|Product) \(/ }).click({ force: true });
  await page.waitForURL(/kind=product/);
  await page.reload();
  await expect.poll(() => page.getByRole('radio', { name: /^(Sản phẩm|Product) \(/ }).isChecked()).toBe(true);
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await page.waitForURL(/\/pages\/index\/mall_details/);
  await page.getByRole('heading', { name, level: 2 }).waitFor();
  await visit.checkScreen();
  await page.goBack();
  await page.waitForURL(/kind=product/);

  if (viewport === 'phone') {
    await page.goto('/pages/index/search');
    await page.getByRole('button', { name, exact: true }).waitFor();
  }
  await page.goto('/pages/index/mall');
  await visit.checkScreen();
  await page.getByRole('link', { name: texts['mall/catalogue']('mall.series') }).click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await visit.checkScreen();
  await visit.end();
});
