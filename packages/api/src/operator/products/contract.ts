import * as z from 'zod/mini';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import { logRowOf } from '../../contract/logRow.ts';
import { priceSchema } from '../../contract/money.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { fileRefusals } from '../../contract/refusals.ts';
import { text } from '../../contract/rules/text.ts';
import { defineUpload, largestPicture, largestVideo } from '../../contract/upload.ts';
import { productCategories } from '../../mall/catalogue/words.ts';
import { mostPerBuyer, mostPhotos, productActions, productFilters } from './words.ts';

const mostCoins = 100_000_000;

const productRowSchema = z.object({
  product_id: z.uuid(),
  name: z.string(),
  series_name: z.string(),
  category: z.enum(productCategories),
  image: z.string(),
  /** Of its variants now; null without any. */
  prices: z.nullable(z.object({ least: priceSchema, most: priceSchema })),
  variants: countSchema,
  /** Variants with few units. */
  few: countSchema,
  /** On all its shelves. */
  units: countSchema,
  listed: z.boolean(),
  /** A sale of one of its variants runs. */
  on_sale: z.boolean(),
  pre_sale: z.boolean(),
  cod_allowed: z.boolean(),
});

/** A product of the mall as operators list it. */
export type ShopProductRow = z.output<typeof productRowSchema>;

const translatedSchema = z.object({ vn: z.string(), zh: z.string(), en: z.string() });

const shopVariantSchema = z.object({
  variant_id: z.uuid(),
  names: translatedSchema,
  name: z.string(),
  photos: z.array(z.string()),
  price: priceSchema,
  sale_price: z.nullable(priceSchema),
  sale_from: z.nullable(z.iso.datetime()),
  sale_until: z.nullable(z.iso.datetime()),
  /** Its units are units of this toy in the warehouse. */
  toy: z.nullable(z.object({ toy_id: z.uuid(), name: z.string() })),
  on_hand: countSchema,
  low: z.boolean(),
});

/** A variant of a product as operators see it. */
export type ShopVariant = z.output<typeof shopVariantSchema>;

const productDetailSchema = z.object({
  product_id: z.uuid(),
  /** Counts its changes; a change names the one that it was made from. */
  version: positiveSchema,
  series_id: z.uuid(),
  series_name: z.string(),
  toy: z.nullable(z.object({ toy_id: z.uuid(), name: z.string() })),
  category: z.enum(productCategories),
  name: z.string(),
  names: translatedSchema,
  descriptions: translatedSchema,
  photos: z.array(z.string()),
  video: z.nullable(z.string()),
  shipping_fee: priceSchema,
  cod_allowed: z.boolean(),
  limit_per_buyer: z.nullable(positiveSchema),
  deposit: z.nullable(priceSchema),
  pays_from: z.nullable(z.iso.datetime()),
  pays_until: z.nullable(z.iso.datetime()),
  listed_at: z.nullable(z.iso.datetime()),
  variants: z.array(shopVariantSchema),
  /** Newest first. */
  log: z.array(logRowOf(productActions)),
});

/** A product with everything an operator sees of it. */
export type ShopProduct = z.output<typeof productDetailSchema>;

const operators = { topic: 'operator/products', role: 'operator', right: 'catalogue' } as const;

export const listShopProducts = defineCall({
  ...operators,
  method: 'GET',
  path: '/api/operator/products/list',
  summary: 'Products of the mall, the latest first: all, on sale, not on sale, or on sale with few units of a variant.',
  request: z.strictObject({
    shown: z._default(z.enum(productFilters), 'all'),
    /** A part of a product’s name in any language. */
    q: z.optional(z.string().check(z.maxLength(100, { error: 'too_long' }))),
    ...pageRequest,
  }),
  response: pageOf(productRowSchema),
});

export const readShopProduct = defineCall({
  ...operators,
  method: 'GET',
  path: '/api/operator/products/detail',
  summary: 'A product with its variants, their units, and the log with each operator and reason.',
  refuses: { product_not_found: 404 },
  request: z.strictObject({ product_id: z.uuid() }),
  response: productDetailSchema,
});

export const listProductParts = defineCall({
  ...operators,
  method: 'GET',
  path: '/api/operator/products/parts',
  summary: 'What products are made of: every series, and every toy with its free units in the warehouse.',
  request: z.strictObject({}),
  response: z.object({
    series: z.array(z.object({ series_id: z.uuid(), name: z.string() })),
    toys: z.array(z.object({ toy_id: z.uuid(), name: z.string(), free: countSchema })),
  }),
});

/** What products can be made of. */
export type ProductParts = z.output<typeof listProductParts.response>;

/** Why an operator does something; written to the log. */
const why = field(text(), { kind: 'textArea' });
const product_id = field(z.uuid(), { kind: 'hidden' });
/** The one that the operator saw; refused when others changed the product since. */
const version = field(positiveSchema, { kind: 'hidden' });
const coins = z.int({ error: 'amount_integer' });
const name = field(text(80), { kind: 'text', group: 'name' });
const description = field(text(1_000), { kind: 'textArea', group: 'description', maxCharacters: 1_000 });

export const productPhotoUpload = defineUpload({
  name: 'product',
  kind: 'picture',
  largest: largestPicture,
  visibility: 'public',
  size: { edge: 1600 },
});

export const productVideoUpload = defineUpload({
  name: 'product_video',
  kind: 'video',
  largest: largestVideo,
  visibility: 'public',
});

/** The id of a file that was uploaded for it, or the address of one that it has already. */
const file = z
  .string()
  .check(z.regex(/^(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\/[\w./-]{1,200})$/));
const photosMeta = { kind: 'upload', upload: productPhotoUpload, maxFiles: mostPhotos } as const;

const inOrder = (from: string | null, until: string | null) => from === null || until === null || from <= until;
const together = (...values: readonly unknown[]) => new Set(values.map((value) => value === null)).size === 1;

export const saveShopProduct = defineCall({
  ...operators,
  method: 'POST',
  path: '/api/operator/products/save',
  summary:
    'Begins a product, which is not on sale yet, or changes one. What was ordered keeps its price and its deposit.',
  refuses: {
    product_not_found: 404,
    series_not_found: 404,
    toy_not_found: 404,
    product_changed: 422,
    deposit_too_high: 422,
    ...fileRefusals,
  },
  request: z
    .strictObject({
      /** Both null for a new one. */
      product_id: field(z.nullable(z.uuid()), { kind: 'hidden' }),
      version: field(z.nullable(positiveSchema), { kind: 'hidden' }),
      series_id: field(z.uuid(), { kind: 'select' }),
      /** The toy that it shows: its page leads to the boxes with it. */
      toy_id: field(z.nullable(z.uuid()), { kind: 'select' }),
      category: field(z.enum(productCategories), { kind: 'select' }),
      name_vn: name,
      name_zh: name,
      name_en: name,
      description_vn: description,
      description_zh: description,
      description_en: description,
      /** In the order of its page. */
      photos: field(z.array(file).check(z.minLength(1), z.maxLength(mostPhotos)), photosMeta),
      video: field(z.nullable(file), { kind: 'upload', upload: productVideoUpload }),
      shipping_fee: field(coins.check(z.minimum(0), z.maximum(mostCoins)), { kind: 'money' }),
      cod_allowed: field(z.boolean(), { kind: 'switch' }),
      /** Pieces; 0 for no limit. */
      limit_per_buyer: field(z.int({ error: 'quantity_integer' }).check(z.minimum(0), z.maximum(mostPerBuyer)), {
        kind: 'stepper',
        range: { min: 0, max: mostPerBuyer },
      }),
      /** Of a pre-sale, a piece; null for none. */
      deposit: field(z.nullable(coins.check(z.minimum(1), z.maximum(mostCoins))), { kind: 'money', group: 'pre_sale' }),
      /** Days in Vietnam on which the rest is paid, the last one included. */
      pays_from: field(z.nullable(z.iso.date()), { kind: 'date', group: 'pre_sale' }),
      pays_until: field(z.nullable(z.iso.date()), { kind: 'date', group: 'pre_sale' }),
      why,
    })
    .check(
      z.refine(({ deposit, pays_from, pays_until }) => together(deposit, pays_from, pays_until), {
        path: ['deposit'],
        error: 'pre_sale_whole',
      }),
      z.refine(({ pays_from, pays_until }) => inOrder(pays_from, pays_until), {
        path: ['pays_until'],
        error: 'window_ends_first',
      }),
      z.refine(({ deposit, cod_allowed }) => deposit === null || !cod_allowed, {
        path: ['deposit'],
        error: 'pre_sale_no_cod',
      }),
    ),
  response: productDetailSchema,
});

export const saveShopVariant = defineCall({
  ...operators,
  method: 'POST',
  path: '/api/operator/products/variant_save',
  summary: 'Adds a variant of a product, without units, or changes one. What was ordered keeps its price.',
  refuses: {
    product_not_found: 404,
    variant_not_found: 404,
    toy_not_found: 404,
    product_changed: 422,
    variant_keeps_toy: 422,
    variants_full: 422,
    deposit_too_high: 422,
    ...fileRefusals,
  },
  request: z
    .strictObject({
      product_id,
      version,
      /** Null for a new one. */
      variant_id: field(z.nullable(z.uuid()), { kind: 'hidden' }),
      name_vn: name,
      name_zh: name,
      name_en: name,
      /** Those of the product come after them. */
      photos: field(z.array(file).check(z.maxLength(mostPhotos)), photosMeta),
      price: field(coins.check(z.minimum(1), z.maximum(mostCoins)), { kind: 'money' }),
      sale_price: field(z.nullable(coins.check(z.minimum(1), z.maximum(mostCoins))), { kind: 'money', group: 'sale' }),
      /** Days in Vietnam, the last one included. */
      sale_from: field(z.nullable(z.iso.date()), { kind: 'date', group: 'sale' }),
      sale_until: field(z.nullable(z.iso.date()), { kind: 'date', group: 'sale' }),
      /** Its units come from the warehouse; null for the mall's own goods. It never changes. */
      toy_id: field(z.nullable(z.uuid()), { kind: 'select' }),
      why,
    })
    .check(
      z.refine(({ sale_price, sale_from, sale_until }) => together(sale_price, sale_from, sale_until), {
        path: ['sale_price'],
        error: 'sale_whole',
      }),
      z.refine(({ price, sale_price }) => sale_price === null || sale_price < price, {
        path: ['sale_price'],
        error: 'sale_not_lower',
      }),
      z.refine(({ sale_from, sale_until }) => inOrder(sale_from, sale_until), {
        path: ['sale_until'],
        error: 'window_ends_first',
      }),
    ),
  response: productDetailSchema,
});

export const putProductOnSale = defineCall({
  ...operators,
  method: 'POST',
  path: '/api/operator/products/put_on_sale',
  summary: 'Puts a product with a variant on sale, as the newest one. Refuses a pre-sale whose window is over.',
  refuses: { product_not_found: 404, product_listed: 422, product_without_variant: 422, pre_sale_over: 422 },
  request: z.strictObject({ product_id, why }),
  response: productDetailSchema,
});

export const takeProductOffSale = defineCall({
  ...operators,
  method: 'POST',
  path: '/api/operator/products/take_off_sale',
  summary: 'Takes a product off sale. Its orders go on.',
  refuses: { product_not_found: 404, product_not_listed: 422 },
  request: z.strictObject({ product_id, why }),
  response: productDetailSchema,
});
