// Covers: mall/orders, mall/cart, operator/orders
import { addAddress } from '@mcy/api/account/addresses/contract';
import { login } from '@mcy/api/account/entry/contract';
import { addToCart } from '@mcy/api/mall/cart/contract';
import { readMall, readProduct } from '@mcy/api/mall/catalogue/contract';
import { listOrders } from '@mcy/api/mall/orders/contract';
import { deliverOrder, shipOrder } from '@mcy/api/operator/orders/contract';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Session, callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { type Stage, setStage } from './Stage.ts';
import { recharge } from './steps.ts';
import { tapAway } from './tapAway.ts';
import { Visit } from './Visit.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

/** A player with coins, an address, and a piece in the cart that costs more than 60,000 coins; returns its price. */
async function beginWith(coins: number): Promise<{ session: Session; price: number }> {
  const { url } = stage.shop;
  const session = await openAccount(url, coins);
  const area = { province_code: '79', ward_code: '26743' };
  const address = { consignee: 'Nguyễn Minh An', phone: '0912345678', area, detail: '12 Lê Lợi', position: null };
  await callShop(url, addAddress, { ...address, is_default: true }, { session });
  const { newest } = await callShop(url, readMall, {});
  const card = newest.find(({ price, in_stock, pre_sale }) => price > 60_000 && in_stock && !pre_sale);
  const { variants } = await callShop(url, readProduct, { product_id: card?.product_id ?? '' });
  const variant = variants.find(({ free, price }) => free > 0 && price > 60_000);
  await callShop(url, addToCart, { variant_id: variant?.variant_id ?? '', count: 1 }, { session });
  return { session, price: variant?.price ?? 0 };
}

it('a player orders what is in the cart, receives it, and gets the money back', async () => {
  const { url } = stage.shop;
  const { session } = await beginWith(2_000_000);
  const visit = await Visit.begin(stage.browser, { url, locale: 'vn', viewport: 'phone' });
  await visit.signIn(session);
  const { page, texts } = visit;
  const t = texts['mall/orders'];
  await page.goto('/pages/mall/cart');
  await page.getByRole('link', { name: texts['mall/cart']('checkout.button', { count: 1 }) }).click();
  await page.waitForURL(/\/pages\/mall\/checkout\?lines=/);
  const place = page.getByRole('button', { name: /^Đặt hàng · / });
  await place.waitFor();
  await visit.checkScreen();
  // A player who taps on until the order is shown has placed one: the button stays busy until its page is gone.
  const stopTapping = await tapAway(page, place);
  await page.waitForURL(/\/pages\/mall\/details\?order_id=/);
  await page.getByRole('heading', { name: t('order.state.paid') }).waitFor();
  await stopTapping();
  await visit.checkScreen();
  const { rows } = await callShop(url, listOrders, {}, { session });
  expect(rows.map(({ state }) => state)).toEqual(['paid']);
  const { order_id = '', number = 0, total = 0 } = rows[0] ?? {};
  const { balance } = await callShop(url, readWallet, {}, { session });
  expect(balance).toBe(2_000_000 - total);

  const operator = await callShop(url, login, { sign_in_name: 'operator@mcy.vn', password: 'Demo1234' });
  const desk = await Visit.begin(stage.browser, { url, locale: 'en', viewport: 'desktop' });
  await desk.signIn(operator);
  const shop = desk.texts['operator/orders'];
  await desk.page.goto(`/operator/order?order_id=${order_id}`);
  await desk.page.getByRole('button', { name: shop('order.pack') }).click();
  await desk.page.getByRole('link', { name: shop('order.slip') }).waitFor();
  await desk.checkScreen();
  const shipment = { order_id, carrier: 'GHN', tracking_number: 'GHN-123456' };
  await callShop(url, shipOrder, shipment, { session: operator });
  await callShop(url, deliverOrder, { order_id }, { session: operator });

  await page.goto('/pages/mall/index?stage=to_receive');
  await page.getByRole('group', { name: t('order.number', { number }) }).waitFor();
  await visit.checkScreen();
  await page.getByRole('link', { name: t('order.action.confirm_receipt') }).click();
  await page.getByRole('button', { name: t('order.action.confirm_receipt') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('ask.receive.confirm') })
    .click();
  await page.getByRole('heading', { name: t('order.state.received') }).waitFor();
  await page.getByRole('button', { name: t('order.action.request_refund') }).click();
  await page.getByRole('textbox', { name: t('fields.reason.label') }).fill('Hộp bị móp.');
  await page.getByRole('button', { name: t('refund.submit') }).click();
  await page.getByRole('heading', { name: t('order.state.refund_requested') }).waitFor();
  await visit.checkScreen();

  await desk.page.reload();
  await desk.page
    .getByRole('textbox', { name: /Answer/ })
    .first()
    .fill('Shop xin lỗi bạn.');
  await desk.checkScreen();
  await desk.page.getByRole('button', { name: shop('refund.approve'), exact: true }).click();
  await expect
    .poll(async () => (await callShop(url, readWallet, {}, { session })).balance, { timeout: 10_000 })
    .toBe(2_000_000);
  await page.reload();
  await page.getByRole('heading', { name: t('order.state.refunded') }).waitFor();
  await visit.end();
  await desk.end();
});

it('a player whose balance is short orders first, tops up, and pays', async () => {
  const { url } = stage.shop;
  const { session, price } = await beginWith(50_000);
  const visit = await Visit.begin(stage.browser, { url, locale: 'en', viewport: 'desktop' });
  await visit.signIn(session);
  const { page, texts } = visit;
  const t = texts['mall/orders'];
  await page.goto('/pages/mall/cart');
  await page.getByRole('link', { name: texts['mall/cart']('checkout.button', { count: 1 }) }).click();
  await page.getByRole('button', { name: t('checkout.placeShort') }).click();
  await page.waitForURL(/\/pages\/mall\/details\?order_id=/);
  await page.getByRole('heading', { name: t('order.state.pending_payment') }).waitFor();
  await visit.checkScreen();
  await page.getByRole('link', { name: /^Top up / }).click();
  await page.waitForURL(/recharge/);
  await recharge(visit, '500.000');
  await page.getByRole('link', { name: t('payment.goBack.action') }).click();
  await page.waitForURL(/\/pages\/mall\/details\?order_id=/);
  const stopTapping = await tapAway(page, page.getByRole('button', { name: /^Pay / }));
  await page.getByRole('heading', { name: t('order.state.paid') }).waitFor();
  await stopTapping();
  const { rows } = await callShop(url, listOrders, {}, { session });
  const { total = 0, state } = rows[0] ?? {};
  expect(state).toBe('paid');
  expect(total).toBeGreaterThanOrEqual(price);
  const { balance } = await callShop(url, readWallet, {}, { session });
  expect(balance).toBe(550_000 - total);
  await visit.end();
});
