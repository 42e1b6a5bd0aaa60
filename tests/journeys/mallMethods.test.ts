// Covers: mall/orders, mall/catalogue, operator/orders
import { addAddress } from '@mcy/api/account/addresses/contract';
import { login } from '@mcy/api/account/entry/contract';
import { readMall, readProduct } from '@mcy/api/mall/catalogue/contract';
import { listOrders } from '@mcy/api/mall/orders/contract';
import { deliverOrder, packOrder, shipOrder } from '@mcy/api/operator/orders/contract';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Session, callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { type Stage, setStage } from './Stage.ts';
import { tapAway } from './tapAway.ts';
import { Visit } from './Visit.ts';

const coins = 5_000_000;
let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

/** A player with coins and an address, in the browser. */
async function begin(locale: 'vn' | 'en') {
  const { url } = stage.shop;
  const session = await openAccount(url, coins);
  const area = { province_code: '79', ward_code: '26743' };
  const address = { consignee: 'Nguyễn Minh An', phone: '0912345678', area, detail: '12 Lê Lợi', position: null };
  await callShop(url, addAddress, { ...address, is_default: true }, { session });
  const visit = await Visit.begin(stage.browser, { url, locale, viewport: 'phone' });
  await visit.signIn(session);
  return { url, session, visit, page: visit.page, t: visit.texts['mall/orders'] };
}

async function lastOrder(session: Session) {
  const { rows } = await callShop(stage.shop.url, listOrders, {}, { session });
  const [order] = rows;
  if (!order) throw new Error('nothing was ordered');
  return order;
}

async function balanceOf(session: Session): Promise<number> {
  return (await callShop(stage.shop.url, readWallet, {}, { session })).balance;
}

it('a pre-sale is paid in two parts, and its deposit is lost with a cancellation', async () => {
  const { url, session, visit, page, t } = await begin('vn');
  const { pre_sale: preSales } = await callShop(url, readMall, {});
  const products = await Promise.all(
    preSales.map(({ product_id }) => callShop(url, readProduct, { product_id }, { session })),
  );
  const now = new Date().toISOString();
  const open = products.find(({ pre_sale_terms: terms }) => terms !== null && terms.pays_from < now);
  const [variant] = open?.variants.filter(({ free }) => free > 1) ?? [];
  const order = async () => {
    await page.goto(`/pages/mall/checkout?lines=${variant?.variant_id ?? ''}.1`);
    const place = page.getByRole('button', { name: /^Đặt cọc · / });
    await place.waitFor();
    await visit.checkScreen();
    const stopTapping = await tapAway(page, place);
    await page.waitForURL(/\/pages\/mall\/details\?order_id=/);
    await page.getByRole('heading', { name: t('order.state.deposit_paid') }).waitFor();
    await stopTapping();
  };
  await order();
  const { total, deposit } = await lastOrder(session);
  expect(await balanceOf(session)).toBe(coins - deposit);
  await visit.checkScreen();
  const stopTapping = await tapAway(page, page.getByRole('button', { name: /^Thanh toán / }));
  await page.getByRole('heading', { name: t('order.state.paid') }).waitFor();
  await stopTapping();
  expect(await balanceOf(session)).toBe(coins - total);

  await order();
  await page.getByRole('button', { name: t('order.action.cancel') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('ask.cancel.confirm') })
    .click();
  await page.getByRole('heading', { name: t('order.state.cancelled') }).waitFor();
  expect(await balanceOf(session)).toBe(coins - total - deposit);
  await visit.end();
});

it('cash on delivery takes a deposit, which returns once the carrier was paid and the buyer confirms', async () => {
  const { url, session, visit, page, t } = await begin('en');
  const { newest } = await callShop(url, readMall, {});
  const products = await Promise.all(
    newest.slice(0, 8).map(({ product_id }) => callShop(url, readProduct, { product_id }, { session })),
  );
  const variants = products.filter(({ cod_allowed }) => cod_allowed).flatMap((product) => product.variants);
  const variant_id = variants.find(({ free }) => free > 0)?.variant_id ?? '';
  await page.goto(`/pages/mall/checkout?lines=${variant_id}.1`);
  await page.getByRole('radio', { name: new RegExp(t('checkout.methods.cod.label')) }).click();
  await page.getByRole('button', { name: /^Pay deposit · / }).click();
  await page.waitForURL(/\/pages\/mall\/details\?order_id=/);
  await page.getByRole('heading', { name: t('order.state.paid') }).waitFor();
  await visit.checkScreen();
  const { order_id, deposit } = await lastOrder(session);
  expect(await balanceOf(session)).toBe(coins - deposit);

  const operator = await callShop(url, login, { sign_in_name: 'operator@mcy.vn', password: 'Demo1234' });
  await callShop(url, packOrder, { order_id }, { session: operator });
  const shipment = { order_id, carrier: 'GHN', tracking_number: 'GHN-123456' };
  await callShop(url, shipOrder, shipment, { session: operator });
  await page.reload();
  await page.getByText(t('detail.next.cod')).waitFor();
  expect(await page.getByRole('button', { name: t('order.action.confirm_receipt') }).count()).toBe(0);
  await callShop(url, deliverOrder, { order_id }, { session: operator });
  await page.reload();
  await page.getByRole('button', { name: t('order.action.confirm_receipt') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('ask.receive.confirm') })
    .click();
  await page.getByRole('heading', { name: t('order.state.received') }).waitFor();
  await visit.checkScreen();
  expect(await balanceOf(session)).toBe(coins);
  await visit.end();
});
