import { supplyOf } from '@mcy/api/boxes/pools/words';
import type { ParsedRequestOf, Translated } from '@mcy/api/contract';
import { poolUpload, type saveShopPool as call } from '@mcy/api/operator/pools/contract';
import { publicFileAddress } from '@mcy/api/system/uploads/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../../platform/db/database.ts';
import { attachFile } from '../../../../platform/files/attachFile.ts';
import { Refusal } from '../../../../platform/http/Refusal.ts';
import { countDraft } from './countDraft.ts';
import { lockDraft } from './lockDraft.ts';
import { seriesNotFound } from './messages.ts';
import { vietnamMoment } from '../../../../platform/calendar/vietnamMoment.ts';

const drawsPerSeed = 1_000;

/** After every pool that is there. */
const lastPosition = 1_000_000;

/** Begins a draft or changes one, in the caller's transaction, and returns its id. Refuses `pool_not_found`, `pool_not_draft`, `series_not_found`, `file_not_found`. */
export async function saveDraft(
  db: Database,
  request: ParsedRequestOf<typeof call>,
  operator_id: string,
): Promise<string> {
  const series = await db
    .selectFrom('series')
    .select('image')
    .where('series_id', '=', request.series_id)
    .executeTakeFirst();
  if (!series) throw new Refusal({ error: 'series_not_found', message: seriesNotFound, field: 'series_id' });
  const image = await imageOf(db, request.image_file, operator_id);
  const isFinite = supplyOf[request.kind] === 'finite';
  const draft = {
    series_id: request.series_id,
    kind: request.kind,
    supply: supplyOf[request.kind],
    name: JSON.stringify(translated(request, 'name')),
    description: JSON.stringify(translated(request, 'description')),
    price: request.price,
    worth_at_least: request.kind === 'lucky_bag' ? (request.worth_at_least ?? request.price) : null,
    guarantee_after: isFinite ? null : request.guarantee_after,
    draws_per_seed: isFinite ? null : drawsPerSeed,
    // A finite pool has at least one ticket; prizes count them.
    total: isFinite ? 1 : null,
    remaining: isFinite ? 1 : null,
    diamonds_allowed: request.diamonds_allowed,
    sale_from: startOf(request.sale_from),
    sale_until: endOf(request.sale_until),
    // A changed draft needs another agreement.
    scheduled: false,
  };
  if (request.pool_id === null) {
    const pool_id = uuidv7();
    await db
      .insertInto('pool')
      .values({ ...draft, pool_id, position: lastPosition, image: image ?? series.image, opened_at: null })
      .execute();
    return pool_id;
  }
  const { pool_id } = await lockDraft(db, request.pool_id);
  await db
    .updateTable('pool')
    .set({ ...draft, ...(image !== null && { image }) })
    .where('pool_id', '=', pool_id)
    .execute();
  await countDraft(db, pool_id);
  return pool_id;
}

async function imageOf(db: Database, file_id: string | null, owner_id: string): Promise<string | null> {
  if (file_id === null) return null;
  await attachFile(db, { file_id, owner_id, purpose: poolUpload }, 'image_file');
  return publicFileAddress(file_id, 'picture');
}

type Words = Record<`${'name' | 'description'}_${'vn' | 'zh' | 'en'}`, string>;

function translated(words: Words, of: 'name' | 'description'): Translated {
  return { vn: words[`${of}_vn`], zh: words[`${of}_zh`], en: words[`${of}_en`] };
}

/** The first moment of a day in Vietnam. */
function startOf(day: string | null): Date | null {
  return day === null ? null : vietnamMoment(day);
}

/** The end of a day in Vietnam. */
function endOf(day: string | null): Date | null {
  const start = startOf(day);
  return start && new Date(start.getTime() + 86_400_000);
}
