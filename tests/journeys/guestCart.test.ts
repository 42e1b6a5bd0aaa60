// Covers: mall/cart, mall/catalogue, mall/orders, account/entry
import { addAddress } from '@mcy/api/account/addresses/contract';
import { addToCart, readCart } from '@mcy/api/mall/cart/contract';
import { readMall, readProduct } from '@mcy/api/mall/catalogue/contract';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callShop } from '../shop/callShop.ts';
import { registerPlayer } from '../shop/registerPlayer.ts';
import { topUp } from '../shop/topUp.ts';
import { type Stage, setStage } from './Stage.ts';
import { Visit } from './Visit.ts';

const coins = 3_000_000;
let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

it('what a guest put in the cart is there after signing in, is ordered with the rest, and canceled for all its money', async () => {
  const { url } = stage.shop;
  const { sign_in_name, password, session } = await registerPlayer(url);
  await topUp(url, session, coins);
  const area = { province_code: '79', ward_code: '26743' };
  const address = { consignee: 'Nguyễn Minh An', phone: '0912345678', area, detail: '12 Lê Lợi', position: null };
  await callShop(url, addAddress, { ...address, is_default: true }, { session });
  const { newest } = await callShop(url, readMall, {});
  const inStock = newest.filter(({ in_stock, pre_sale }) => in_stock && !pre_sale);
  const [first, second] = await Promise.all(
    inStock.slice(0, 2).map(({ product_id }) => callShop(url, readProduct, { product_id })),
  );
  // The player left one piece in the cart on another device.
  const kept = second?.variants.find(({ free }) => free > 0)?.variant_id ?? '';
  await callShop(url, addToCart, { variant_id: kept, count: 1 }, { session });

  const visit = await Visit.begin(stage.browser, { url, locale: 'en', viewport: 'phone' });
  const { page, texts } = visit;
  const cart = texts['mall/cart'];
  const entry = texts['account/entry'];
  const t = texts['mall/orders'];
  await page.goto(`/pages/index/mall_details?product_id=${first?.product_id ?? ''}`);
  await page.getByRole('button', { name: cart('add.button') }).click();
  await page.getByText(cart('add.added'), { exact: true }).waitFor();
  await page.getByRole('link', { name: cart('link', { count: 1 }) }).click();
  await page.waitForURL(/\/pages\/mall\/cart/);
  await page.getByText(cart('guest')).waitFor();
  await visit.checkScreen();
  // The order needs an account, and the cart is where it was afterwards.
  await page
    .getByRole('link', { name: cart('signIn') })
    .first()
    .click();
  await page.getByLabel(entry('fields.sign_in_name.label'), { exact: true }).fill(sign_in_name);
  await page.getByLabel(entry('fields.password.label'), { exact: true }).fill(password);
  await page.getByRole('button', { name: entry('signIn.submit') }).click();
  await page.waitForURL(/\/pages\/mall\/cart/);
  const checkout = page.getByRole('link', { name: cart('checkout.button', { count: 2 }) });
  await checkout.waitFor();
  const joined = await callShop(url, readCart, {}, { session });
  expect(joined.lines.map(({ variant_id }) => variant_id)).toHaveLength(2);
  await checkout.click();
  await page.getByRole('button', { name: /^Place order · / }).click();
  await page.getByRole('heading', { name: t('order.state.paid') }).waitFor();
  const { balance } = await callShop(url, readWallet, {}, { session });
  expect(balance).toBeLessThan(coins);
  expect((await callShop(url, readCart, {}, { session })).lines).toEqual([]);

  await page.getByRole('button', { name: t('order.action.cancel') }).click();
  const question = page.getByRole('dialog');
  await question.getByText(/coins go back to your balance at once/).waitFor();
  await question.getByRole('button', { name: t('ask.cancel.confirm') }).click();
  await page.getByRole('heading', { name: t('order.state.cancelled') }).waitFor();
  await visit.checkScreen();
  expect((await callShop(url, readWallet, {}, { session })).balance).toBe(coins);
  await visit.end();
});
