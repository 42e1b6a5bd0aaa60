import type { ParsedRequestOf, Translated } from '@mcy/api/contract';
import {
  productPhotoUpload,
  productVideoUpload,
  type saveShopProduct as call,
} from '@mcy/api/operator/products/contract';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { toyMissing } from '../../collection/door.ts';
import { keepFiles } from './keepFiles.ts';
import { lockSeenProduct } from './lockProduct.ts';
import { depositTooHigh, seriesUnknown } from './productMessages.ts';
import { firstMoment, lastMoment } from './vietnamDays.ts';

/** Begins a product or changes one, in the caller's transaction, and returns its id. Refuses what its call says. */
export async function saveProduct(
  db: Database,
  request: ParsedRequestOf<typeof call>,
  operator_id: string,
): Promise<string> {
  const { product_id, series_id, toy_id, deposit } = request;
  const before = product_id === null ? null : await lockSeenProduct(db, product_id, request.version);
  await requireSeries(db, series_id);
  if (toy_id !== null) await requireToy(db, toy_id);
  if (before !== null && deposit !== null) await requireLowDeposit(db, before.product_id, deposit);
  const kept = { owner_id: operator_id, purpose: productPhotoUpload, field: 'photos', there: before?.photos ?? [] };
  const photos = await keepFiles(db, request.photos, kept);
  const [video = null] = await keepFiles(db, listOf(request.video), {
    owner_id: operator_id,
    purpose: productVideoUpload,
    field: 'video',
    there: listOf(before?.video ?? null),
  });
  const product = {
    series_id,
    toy_id,
    category: request.category,
    name: JSON.stringify(translated(request, 'name')),
    description: JSON.stringify(translated(request, 'description')),
    photos: JSON.stringify(photos),
    video,
    shipping_fee: request.shipping_fee,
    cod_allowed: request.cod_allowed,
    limit_per_buyer: request.limit_per_buyer === 0 ? null : request.limit_per_buyer,
    deposit,
    pays_from: firstMoment(request.pays_from, before?.pays_from),
    pays_until: lastMoment(request.pays_until, before?.pays_until),
  };
  touch(db, 'mall/catalogue', 'everybody');
  if (before !== null) {
    await db
      .updateTable('product')
      .set({ ...product, version: before.version + 1 })
      .where('product_id', '=', before.product_id)
      .execute();
    return before.product_id;
  }
  const id = uuidv7();
  // After every product that is there; two that begin at once may share a place.
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from product)`;
  await db
    .insertInto('product')
    .values({ ...product, product_id: id, position, listed_at: null })
    .execute();
  return id;
}

function listOf(file: string | null): readonly string[] {
  return file === null ? [] : [file];
}

async function requireSeries(db: Database, series_id: string): Promise<void> {
  const series = db.selectFrom('series').select('series_id').where('series_id', '=', series_id);
  if (await series.executeTakeFirst()) return;
  throw new Refusal({ error: 'series_not_found', message: seriesUnknown, field: 'series_id' });
}

/** Refuses `toy_not_found`. */
export async function requireToy(db: Database, toy_id: string): Promise<void> {
  const toy = db.selectFrom('toy').select('toy_id').where('toy_id', '=', toy_id);
  if (!(await toy.executeTakeFirst())) throw toyMissing();
}

/** The product is locked, so no price changes meanwhile. */
async function requireLowDeposit(db: Database, product_id: string, deposit: number): Promise<void> {
  const { least } = await db
    .selectFrom('variant')
    .select(sql<number | null>`min(least(price, sale_price))`.as('least'))
    .where('product_id', '=', product_id)
    .executeTakeFirstOrThrow();
  if (least === null || deposit < least) return;
  throw new Refusal({ error: 'deposit_too_high', message: depositTooHigh(least), field: 'deposit' });
}

/** A text in the shop's languages, from a form's fields. */
export function translated<Of extends string>(
  words: Readonly<Record<`${Of}_${'vn' | 'zh' | 'en'}`, string>>,
  of: Of,
): Translated {
  return { vn: words[`${of}_vn`], zh: words[`${of}_zh`], en: words[`${of}_en`] };
}
