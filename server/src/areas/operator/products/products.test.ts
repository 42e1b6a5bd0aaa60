import { randomUUID } from 'node:crypto';
import { addAddress } from '@mcy/api/account/addresses/contract';
import type { RequestOf } from '@mcy/api/contract';
import { readProduct } from '@mcy/api/mall/catalogue/contract';
import { placeOrder, readOrder } from '@mcy/api/mall/orders/contract';
import { searchShop } from '@mcy/api/mall/search/contract';
import { listWaitingWork } from '@mcy/api/operator/desk/contract';
import * as contract from '@mcy/api/operator/products/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { violates } from '../../../platform/db/sqlState.ts';
import { createTestPreSale, createTestProduct } from '../../../testing/createTestProduct.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import type { Session } from '../../../testing/startTestServer.ts';
import { testAddress } from '../../../testing/testAddress.ts';
import { plantFile, registerOperator } from '../../../testing/testIdentity.ts';
import { findableProducts } from '../../mall/catalogue/findableProducts.ts';
import { indexDocuments } from '../../mall/search/indexDocuments.ts';

const server = provideServer();
let operator: Session & { user_id: string };
let series_id: string;
beforeAll(async () => {
  operator = await registerOperator(server());
  await createTestProduct(server().db);
  ({ series_id } = await server().db.selectFrom('series').select('series_id').limit(1).executeTakeFirstOrThrow());
});
const as = () => ({ session: operator, lang: 'en' as const });
const photo = () => plantFile(server().db, operator.user_id, contract.productPhotoUpload);

type Draft = RequestOf<typeof contract.saveShopProduct>;

async function draftOf(given: Partial<Draft> = {}): Promise<Draft> {
  return {
    product_id: null,
    version: null,
    series_id,
    toy_id: null,
    category: 'plush',
    name_vn: 'Gấu bông Mưa Rào',
    name_zh: '雨熊毛绒',
    name_en: 'Rain Bear',
    description_vn: 'Mềm và ấm.',
    description_zh: '柔软温暖。',
    description_en: 'Soft and warm.',
    photos: [await photo()],
    video: null,
    shipping_fee: 30_000,
    cod_allowed: true,
    limit_per_buyer: 0,
    deposit: null,
    pays_from: null,
    pays_until: null,
    why: 'Hàng mới',
    ...given,
  };
}

type Version = RequestOf<typeof contract.saveShopVariant>;

function variantOf(
  { product_id, version }: Pick<Version, 'product_id' | 'version'>,
  given: Partial<Version> = {},
): Version {
  return {
    product_id,
    version,
    variant_id: null,
    name_vn: 'Cỡ nhỏ',
    name_zh: '小号',
    name_en: 'Small',
    photos: [],
    price: 150_000,
    sale_price: null,
    sale_from: null,
    sale_until: null,
    toy_id: null,
    why: 'Giá mới',
    ...given,
  };
}

const save = async (given: Partial<Draft> = {}) =>
  server().succeed(contract.saveShopProduct, await draftOf(given), as());
const addVariant = (of: Pick<Version, 'product_id' | 'version'>, given: Partial<Version> = {}) =>
  server().succeed(contract.saveShopVariant, variantOf(of, given), as());

describe('a product', () => {
  it('begins off sale, goes on sale with a variant, is found by shoppers, and leaves again; the log says who and why', async () => {
    const { db, succeed, call } = server();
    const draft = await save();
    const { product_id } = draft;
    expect(draft).toMatchObject({
      name: 'Rain Bear',
      listed_at: null,
      variants: [],
      limit_per_buyer: null,
      version: 1,
    });
    expect(draft.photos[0]).toMatch(/^\/files\/.*\.webp$/);
    const sell = { product_id, why: 'Đủ hàng' };
    expect(await call(contract.putProductOnSale, sell, as())).toMatchObject({ error: 'product_without_variant' });
    await addVariant(draft);
    expect(await call(readProduct, { product_id })).toMatchObject({ error: 'product_not_found' });
    await succeed(contract.putProductOnSale, sell, as());
    expect(await call(contract.putProductOnSale, sell, as())).toMatchObject({ error: 'product_listed' });
    expect(await succeed(readProduct, { product_id })).toMatchObject({ price: 150_000, in_stock: false });
    const search = () => succeed(searchShop, { q: 'gau bong mua rao', limit: 20 });
    const index = () => inTransaction(db, (one) => indexDocuments(one, [findableProducts], new Date()));
    await index();
    expect((await search()).rows).toMatchObject([{ name: 'Rain Bear' }]);

    await succeed(contract.takeProductOffSale, { product_id, why: 'Hết mùa' }, as());
    await index();
    expect((await search()).rows).toEqual([]);
    expect(await call(readProduct, { product_id })).toMatchObject({ error: 'product_not_found' });
    const { log } = await succeed(contract.readShopProduct, { product_id }, as());
    expect(log.map(({ action, why, operator: who }) => [action, why, who])).toEqual([
      ['product_unlist', 'Hết mùa', 'Ban Quản Trị'],
      ['product_list', 'Đủ hàng', 'Ban Quản Trị'],
      ['variant_save', 'Giá mới', 'Ban Quản Trị'],
      ['product_save', 'Hàng mới', 'Ban Quản Trị'],
    ]);
    expect(await call(contract.takeProductOffSale, { product_id, why: 'Lần nữa' }, as())).toMatchObject({
      error: 'product_not_listed',
    });
  });

  it('keeps, reorders and loses photos, and takes none that is not its own', async () => {
    const [first, second] = [await photo(), await photo()];
    const draft = await save({ photos: [first, second] });
    const [one = '', other = ''] = draft.photos;
    const third = await photo();
    const { product_id } = draft;
    const changed = await save({ product_id, version: 1, photos: [third, other] });
    expect(changed.photos).toEqual([`/files/${third}.webp`, other]);
    for (const photos of [[one], ['/files/none.webp'], [randomUUID()]]) {
      const answer = await server().call(
        contract.saveShopProduct,
        await draftOf({ product_id, version: 2, photos }),
        as(),
      );
      expect(answer).toMatchObject({ error: 'file_not_found', field: 'photos' });
    }
    const strange = await plantFile(server().db, (await server().registerUser()).user_id, contract.productPhotoUpload);
    expect(await server().call(contract.saveShopProduct, await draftOf({ photos: [strange] }), as())).toMatchObject({
      error: 'file_not_found',
    });
  });

  it('that others changed meanwhile is not overwritten; of ten changes at once one is made', async () => {
    const { product_id } = await save();
    const requests = await Promise.all(Array.from({ length: 10 }, () => draftOf({ product_id, version: 1 })));
    const answers = await Promise.all(requests.map((one) => server().call(contract.saveShopProduct, one, as())));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.every((answer) => answer.ok || answer.error === 'product_changed')).toBe(true);
  });

  it('refuses what is missing, what does not go together, and what is not there', async () => {
    for (const [error, given] of [
      ['series_not_found', { series_id: randomUUID() }],
      ['toy_not_found', { toy_id: randomUUID() }],
      ['product_not_found', { product_id: randomUUID(), version: 1 }],
      ['pre_sale_whole', { deposit: 20_000, cod_allowed: false }],
      ['pre_sale_no_cod', { deposit: 20_000, pays_from: '2027-03-01', pays_until: '2027-03-02' }],
      ['window_ends_first', { deposit: 1, pays_from: '2027-03-03', pays_until: '2027-03-02', cod_allowed: false }],
      ['required', { photos: [] }],
    ] as const) {
      const request = { ...(await draftOf()), ...given };
      const answer = await server().call(contract.saveShopProduct, { ...request, photos: [...request.photos] }, as());
      expect(answer).toMatchObject({ error });
    }
  });
});

describe('a variant', () => {
  it('changes its price, and orders keep theirs', async () => {
    const { db, succeed } = server();
    const { product_id, variant_id } = await createTestProduct(db);
    const buyer = await server().playerWith(1_000_000);
    const { address_id } = await succeed(addAddress, testAddress(), { session: buyer });
    const order = {
      lines: [{ variant_id, count: 1 }],
      address_id,
      method: 'balance',
      coupon_id: null,
      total: 130_000,
      due: 130_000,
    } as const;
    const { order_id } = await succeed(placeOrder, { ...order, lines: [...order.lines] }, { session: buyer });
    await addVariant({ product_id, version: 1 }, { variant_id, price: 990_000 });
    expect(await succeed(readProduct, { product_id })).toMatchObject({ price: 990_000 });
    const kept = await succeed(readOrder, { order_id }, { session: buyer });
    expect(kept).toMatchObject({ total: 130_000, lines: [{ price: 100_000 }] });
    expect(await server().call(placeOrder, { ...order, lines: [...order.lines] }, { session: buyer })).toMatchObject({
      error: 'order_price_changed',
    });
  });

  it('has a sale on days of Vietnam, lower than its price', async () => {
    const draft = await save();
    const sale = { sale_price: 90_000, sale_from: '2027-03-01', sale_until: '2027-03-02' };
    for (const [error, given] of [
      ['sale_whole', { ...sale, sale_until: null }],
      ['sale_not_lower', { ...sale, sale_price: 150_000 }],
      ['window_ends_first', { ...sale, sale_until: '2027-02-28' }],
      ['variant_not_found', { variant_id: randomUUID() }],
      ['toy_not_found', { toy_id: randomUUID() }],
    ] as const) {
      expect(await server().call(contract.saveShopVariant, variantOf(draft, given), as())).toMatchObject({ error });
    }
    const { variants, version } = await addVariant(draft, sale);
    expect(variants).toMatchObject([
      { sale_price: 90_000, sale_from: '2027-02-28T17:00:00.000Z', sale_until: '2027-03-02T17:00:00.000Z' },
    ]);
    // A moment within the day stays: the form shows days.
    const variant_id = variants[0]?.variant_id ?? '';
    const noon = new Date('2027-03-01T05:00:00Z');
    await server().db.updateTable('variant').set({ sale_from: noon }).where('variant_id', '=', variant_id).execute();
    const again = await addVariant({ product_id: draft.product_id, version }, { variant_id, ...sale });
    expect(again.variants[0]?.sale_from).toBe(noon.toISOString());
  });
});

describe('a pre-sale', () => {
  const window = { deposit: 40_000, pays_from: '2099-03-01', pays_until: '2099-03-03', cod_allowed: false };

  it('takes a deposit below every price of its product, also by constraint', async () => {
    const draft = await save(window);
    const { product_id } = draft;
    expect(await server().call(contract.saveShopVariant, variantOf(draft, { price: 40_000 }), as())).toMatchObject({
      error: 'deposit_too_high',
      field: 'price',
    });
    const { variants } = await addVariant(draft, { price: 60_000 });
    const high = await draftOf({ ...window, product_id, version: 2, deposit: 60_000 });
    expect(await server().call(contract.saveShopProduct, high, as())).toMatchObject({
      error: 'deposit_too_high',
      field: 'deposit',
    });
    const { db } = server();
    for (const change of [
      db.updateTable('product').set({ deposit: 60_000 }).where('product_id', '=', product_id),
      db
        .updateTable('variant')
        .set({ price: 40_000 })
        .where('variant_id', '=', variants[0]?.variant_id ?? ''),
    ]) {
      const broken = await change.execute().catch((error: unknown) => error);
      expect(violates(broken, 'deposit_is_lower_than_price')).toBe(true);
    }
  });

  it('whose window is over does not go on sale', async () => {
    const { product_id } = await createTestPreSale(server().db, new Date('2026-01-01T00:00:00Z'));
    await server().succeed(contract.takeProductOffSale, { product_id, why: 'Hết hạn' }, as());
    const answer = await server().call(contract.putProductOnSale, { product_id, why: 'Bán lại' }, as());
    expect(answer).toMatchObject({ error: 'pre_sale_over' });
  });
});

it('lists products by name without accents, on sale or not, and those with few units, which wait on the desk', async () => {
  const { db, succeed } = server();
  const scarce = await createTestProduct(db, { units: 4 });
  const plenty = await createTestProduct(db, { units: 50 });
  const draft = await save({ name_vn: 'Ếch Cốm Đặc Biệt' });
  const list = async (given: Partial<RequestOf<typeof contract.listShopProducts>>) =>
    (await succeed(contract.listShopProducts, { limit: 50, ...given }, as())).rows;
  expect(await list({ q: 'ech com dac' })).toMatchObject([
    { product_id: draft.product_id, listed: false, prices: null, variants: 0 },
  ]);
  expect((await list({ shown: 'unlisted' })).every(({ listed }) => !listed)).toBe(true);
  const low = await list({ shown: 'low' });
  expect(low).toContainEqual(
    expect.objectContaining({
      product_id: scarce.product_id,
      few: 1,
      units: 4,
      prices: { least: 100_000, most: 100_000 },
    }),
  );
  expect(low.map(({ product_id }) => product_id)).not.toContain(plenty.product_id);
  expect(low.every(({ listed }) => listed)).toBe(true);
  const [first] = (await succeed(contract.listShopProducts, { limit: 1 }, as())).rows;
  expect(first?.product_id).toBe(draft.product_id);
  const { rows } = await succeed(listWaitingWork, {}, as());
  expect(rows.find(({ topic }) => topic === 'operator/products')).toMatchObject({ count: low.length, more: false });
});
