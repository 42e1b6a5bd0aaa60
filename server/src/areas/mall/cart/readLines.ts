import type { Locale } from '@mcy/api/contract';
import type { CartLine, KeptLine } from '@mcy/api/mall/cart/contract';
import { type CartTrouble, mostLines, mostPieces } from '@mcy/api/mall/cart/words';
import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { offerAt } from '../catalogue/offerAt.ts';

/** Versions with what a cart needs to know of them. */
export function selectCartVariants(db: Database) {
  return db
    .selectFrom('variant')
    .innerJoin('product', 'product.product_id', 'variant.product_id')
    .innerJoin('shelf', 'shelf.variant_id', 'variant.variant_id')
    .select([
      'variant.variant_id',
      'variant.product_id',
      'product.name',
      'variant.name as variant_name',
      'product.category',
      'product.photos as product_photos',
      'variant.photos',
      'variant.price',
      'variant.sale_price',
      'variant.sale_from',
      'variant.sale_until',
      'product.limit_per_buyer',
      'product.shipping_fee',
      'product.deposit',
      'product.pays_until',
      'product.listed_at',
      'shelf.on_hand',
    ]);
}

type CartVariant = Awaited<ReturnType<ReturnType<typeof selectCartVariants>['execute']>>[number];

interface LineReader {
  locale: Locale;
  now: Date;
}

/** Lines of a cart in their order, as the shop knows them now. */
export async function presentLines(db: Database, kept: readonly KeptLine[], reader: LineReader): Promise<CartLine[]> {
  if (kept.length === 0) return [];
  const ids = kept.map(({ variant_id }) => variant_id);
  const variants = await selectCartVariants(db)
    .where('variant.variant_id', '=', (is) => is.fn.any(is.val(ids)))
    .execute();
  const known = new Map(variants.map((variant) => [variant.variant_id, variant]));
  return kept.flatMap((line) => {
    const variant = known.get(line.variant_id);
    return variant ? [presentLine(line, variant, reader)] : [];
  });
}

/** A line of a cart, as the shop knows its version now. */
export function presentLine(
  { variant_id, count, seen_price }: KeptLine,
  variant: CartVariant,
  { locale, now }: LineReader,
): CartLine {
  const { price, list_price } = offerAt(variant, now);
  return {
    variant_id,
    product_id: variant.product_id,
    name: variant.name[locale],
    variant_name: variant.variant_name[locale],
    category: variant.category,
    image: variant.photos[0] ?? variant.product_photos[0] ?? '',
    price,
    list_price,
    seen_price,
    count,
    most: mostOf(variant),
    limit_per_buyer: variant.limit_per_buyer,
    shipping_fee: variant.shipping_fee,
    pre_sale: variant.deposit !== null,
    trouble: troubleOf(variant, count, now),
  };
}

interface Limits {
  on_hand: number;
  limit_per_buyer: number | null;
  listed_at: Date | null;
  /** When the window of a pre-sale ends; null unless it is one. */
  pays_until: Date | null;
}

/** The most pieces that can be ordered at once. */
export function mostOf({ on_hand, limit_per_buyer }: Pick<Limits, 'on_hand' | 'limit_per_buyer'>): number {
  return Math.min(on_hand, limit_per_buyer ?? mostPieces, mostPieces);
}

function troubleOf(
  { on_hand, limit_per_buyer, listed_at, pays_until }: Limits,
  count: number,
  now: Date,
): CartTrouble | null {
  if (listed_at === null || (pays_until !== null && pays_until <= now)) return 'not_sold';
  if (on_hand === 0) return 'out_of_stock';
  if (limit_per_buyer !== null && count > limit_per_buyer) return 'over_limit';
  return count > on_hand ? 'too_few' : null;
}

const count = z.coerce.number().int().min(1).max(mostPieces);

const keptLine = z.tuple([z.uuid(), count, z.coerce.number().int().min(0).max(2_147_483_647)]);

/** A line without what it cost when it was seen. */
const wantedLine = z.tuple([z.uuid(), count]).transform((line) => [...line, 0] as const);

/** The lines in a list that anybody can write into an address; what is no line is left out. */
export function readKept(list: string, { priced }: { priced: boolean } = { priced: true }): KeptLine[] {
  return list.split(',', mostLines).flatMap((text) => {
    const read = (priced ? keptLine : wantedLine).safeParse(text.split('.'));
    return read.success ? [{ variant_id: read.data[0], count: read.data[1], seen_price: read.data[2] }] : [];
  });
}
