import type { Locale, ResponseOf } from '@mcy/api/contract';
import type { readProduct as call } from '@mcy/api/mall/catalogue/contract';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { listBoxesWith } from '../../boxes/door.ts';
import { productNotFound } from './messages.ts';
import { offerAt } from './offerAt.ts';
import { presentCard, presentCards, selectProducts } from './presentCard.ts';

const relatedShown = 6;

/** A listed product with everything its page shows. Refuses `product_not_found`. */
export async function readProduct(
  db: Database,
  product_id: string,
  { locale, now }: { locale: Locale; now: Date },
): Promise<ResponseOf<typeof call>> {
  const product = await selectProducts(db)
    .leftJoin('toy', 'toy.toy_id', 'product.toy_id')
    .select([
      'product.toy_id',
      'product.description',
      'product.video',
      'product.shipping_fee',
      'product.limit_per_buyer',
      'product.pays_from',
      'product.pays_until',
      'toy.height_mm',
      'toy.material',
    ])
    .where('product.product_id', '=', product_id)
    .executeTakeFirst();
  if (!product) throw new Refusal({ error: 'product_not_found', message: productNotFound, field: 'product_id' });
  const [variants, boxes, related] = await Promise.all([
    db
      .selectFrom('variant')
      .innerJoin('shelf', 'shelf.variant_id', 'variant.variant_id')
      .selectAll('variant')
      .select('on_hand')
      .where('product_id', '=', product_id)
      .orderBy('position')
      .execute(),
    product.toy_id === null ? [] : listBoxesWith(db, product.toy_id, locale),
    listRelated(db, product, { locale, now }),
  ]);
  const { deposit, pays_from, pays_until } = product;
  // Nothing of a pre-sale is sold once its window is over.
  const over = pays_until !== null && pays_until <= now;
  return {
    ...presentCard(product, variants, { locale, now }),
    description: product.description[locale],
    photos: [...product.photos],
    video: product.video,
    variants: variants.map((variant) => ({
      variant_id: variant.variant_id,
      name: variant.name[locale],
      ...offerAt(variant, now),
      photos: [...variant.photos],
      free: over ? 0 : variant.on_hand,
    })),
    shipping_fee: product.shipping_fee,
    limit_per_buyer: product.limit_per_buyer,
    pre_sale_terms:
      deposit === null || pays_from === null || pays_until === null
        ? null
        : { deposit, pays_from: pays_from.toISOString(), pays_until: pays_until.toISOString() },
    height_mm: product.category === 'poster' ? null : product.height_mm,
    material: product.category === 'poster' ? null : (product.material?.[locale] ?? null),
    boxes,
    related,
  };
}

/** Products of the same toy, then others of its series, in the order of the shop. */
async function listRelated(
  db: Database,
  { product_id, series_id, toy_id }: { product_id: string; series_id: string; toy_id: string | null },
  shownTo: { locale: Locale; now: Date },
) {
  const others = selectProducts(db).where('product.product_id', '<>', product_id).limit(relatedShown);
  const [ofToy, ofSeries] = await Promise.all([
    toy_id === null ? [] : others.where('product.toy_id', '=', toy_id).orderBy('product.position').execute(),
    others.where('product.series_id', '=', series_id).orderBy('product.position').execute(),
  ]);
  const known = new Set(ofToy.map((row) => row.product_id));
  const rows = [...ofToy, ...ofSeries.filter((row) => !known.has(row.product_id))].slice(0, relatedShown);
  return presentCards(db, rows, shownTo);
}
