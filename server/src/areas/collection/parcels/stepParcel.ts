import { stateAfter } from '@mcy/api/collection/parcels/rules';
import type { ParcelAction, ParcelActor, ParcelEvent } from '@mcy/api/collection/parcels/words';
import type { Updateable } from 'kysely';
import type { Database, Tables } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { parcelMovedOn, parcelNotFound } from './messages.ts';
import type { StoredParcel } from './presentParcels.ts';

interface Step {
  parcel_id: string;
  action: ParcelAction;
  /** The shop acts by itself, without an id. A buyer acts on their own parcels alone. */
  by: { actor: Exclude<ParcelActor, 'shop'>; actor_id: string } | { actor: 'shop'; actor_id: null };
  /** What the timeline tells, where the action alone does not say it. */
  event?: ParcelEvent;
  note?: string | null;
  /** What changes beside its state. */
  set?: Pick<
    Updateable<Tables['parcel']>,
    | 'carrier'
    | 'tracking_number'
    | 'closes_at'
    | 'received_at'
    | 'consignee'
    | 'phone'
    | 'province_code'
    | 'province_name'
    | 'ward_code'
    | 'ward_name'
    | 'detail'
  >;
  now: Date;
}

/**
 * Takes a parcel a step further by the table `parcelSteps`, in the caller's transaction: the only place that changes a
 * parcel. Refuses `parcel_not_found`, also for another player's, and `parcel_moved_on`.
 */
export async function stepParcel(
  db: Database,
  { parcel_id, action, by: { actor, actor_id }, event, note = null, set = {}, now }: Step,
): Promise<StoredParcel> {
  let query = db.selectFrom('parcel').select('state').where('parcel_id', '=', parcel_id);
  if (actor === 'buyer') query = query.where('user_id', '=', actor_id);
  const found = await query.forUpdate().executeTakeFirst();
  if (!found) throw parcelMissing();
  const state = stateAfter(found.state, action, actor);
  if (state === null) throw new Refusal({ error: 'parcel_moved_on', message: parcelMovedOn, field: 'parcel_id' });
  const parcel = await db
    .updateTable('parcel')
    .set({ ...(state !== 'shipped' && { closes_at: null }), ...set, state, changed_at: now })
    .where('parcel_id', '=', parcel_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const told = event ?? (action === 'track' ? 'in_transit' : action);
  await db
    .insertInto('parcel_event')
    .values({ parcel_id, event: told, actor, actor_id, note, happened_at: now })
    .execute();
  touch(db, 'collection/parcels', parcel.user_id);
  return parcel;
}

export function parcelMissing(): Refusal {
  return new Refusal({ error: 'parcel_not_found', message: parcelNotFound, field: 'parcel_id' });
}

/** The toys of a parcel. */
export async function itemsOf(db: Database, parcel_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('parcel_item')
    .select('item_id')
    .where('parcel_id', '=', parcel_id)
    .orderBy('position')
    .execute();
  return rows.map(({ item_id }) => item_id);
}
