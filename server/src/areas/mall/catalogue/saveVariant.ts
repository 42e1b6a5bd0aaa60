import type { ParsedRequestOf } from '@mcy/api/contract';
import { productPhotoUpload, type saveShopVariant as call } from '@mcy/api/operator/products/contract';
import { mostVariants } from '@mcy/api/operator/products/words';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { variantNotFound } from '../cart/messages.ts';
import { keepFiles } from './keepFiles.ts';
import { lockSeenProduct } from './lockProduct.ts';
import { priceTooLow, variantKeepsToy, variantsFull } from './productMessages.ts';
import { requireToy, translated } from './saveProduct.ts';
import { firstMoment, lastMoment } from './vietnamDays.ts';

/**
 * Adds a variant of a product or changes one, in the caller's transaction, and returns its id. Orders keep the price they
 * were placed at. Refuses what its call says.
 */
export async function saveVariant(
  db: Database,
  request: ParsedRequestOf<typeof call>,
  operator_id: string,
): Promise<string> {
  const { toy_id, price, sale_price } = request;
  const { product_id, version, deposit } = await lockSeenProduct(db, request.product_id, request.version);
  const variants = await db
    .selectFrom('variant')
    .selectAll()
    .where('product_id', '=', product_id)
    .orderBy('position', 'desc')
    .execute();
  const before = request.variant_id === null ? null : variants.find((one) => one.variant_id === request.variant_id);
  if (before === undefined) {
    throw new Refusal({ error: 'variant_not_found', message: variantNotFound, field: 'variant_id' });
  }
  if (before === null && variants.length >= mostVariants) {
    throw new Refusal({ error: 'variants_full', message: variantsFull });
  }
  if (before !== null && before.toy_id !== toy_id) {
    throw new Refusal({ error: 'variant_keeps_toy', message: variantKeepsToy, field: 'toy_id' });
  }
  if (toy_id !== null) await requireToy(db, toy_id);
  if (deposit !== null && deposit >= (sale_price ?? price)) {
    const field = sale_price === null ? 'price' : 'sale_price';
    throw new Refusal({ error: 'deposit_too_high', message: priceTooLow(deposit), field });
  }
  const kept = { owner_id: operator_id, purpose: productPhotoUpload, field: 'photos', there: before?.photos ?? [] };
  const variant = {
    name: JSON.stringify(translated(request, 'name')),
    photos: JSON.stringify(await keepFiles(db, request.photos, kept)),
    price,
    sale_price,
    sale_from: firstMoment(request.sale_from, before?.sale_from),
    sale_until: lastMoment(request.sale_until, before?.sale_until),
  };
  touch(db, 'mall/catalogue', 'everybody');
  await db
    .updateTable('product')
    .set({ version: version + 1 })
    .where('product_id', '=', product_id)
    .execute();
  if (before !== null) {
    await db.updateTable('variant').set(variant).where('variant_id', '=', before.variant_id).execute();
    return before.variant_id;
  }
  const variant_id = uuidv7();
  const position = (variants[0]?.position ?? 0) + 1;
  await db
    .insertInto('variant')
    .values({ ...variant, variant_id, product_id, position, toy_id })
    .execute();
  return variant_id;
}
