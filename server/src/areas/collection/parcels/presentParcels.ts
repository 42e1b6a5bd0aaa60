import { claimDays, type Parcel, type ParcelRow } from '@mcy/api/collection/parcels/contract';
import type { Locale } from '@mcy/api/contract';
import type { Selectable } from 'kysely';
import type { Database, Tables } from '../../../platform/db/database.ts';
import { presentToy, selectToys } from './sendableItems.ts';

export type StoredParcel = Selectable<Tables['parcel']>;

const day = 86_400_000;

/** How many toys of a parcel its row shows. */
const shownToys = 4;

/** Parcels among others, in their order. */
export async function presentParcels(
  db: Database,
  parcels: readonly StoredParcel[],
  locale: Locale,
): Promise<ParcelRow[]> {
  const ids = parcels.map(({ parcel_id }) => parcel_id);
  const shown = await db
    .selectFrom('parcel_item')
    .innerJoin('item', 'item.item_id', 'parcel_item.item_id')
    .innerJoin('toy', 'toy.toy_id', 'item.toy_id')
    .select(['parcel_item.parcel_id', 'item.item_id', 'toy.name', 'toy.image'])
    .where('parcel_item.parcel_id', '=', (is) => is.fn.any(is.val(ids)))
    .where('parcel_item.position', '<=', shownToys)
    .orderBy('parcel_item.parcel_id')
    .orderBy('parcel_item.position')
    .execute();
  const byParcel = Map.groupBy(shown, ({ parcel_id }) => parcel_id);
  return parcels.map(({ parcel_id, number, state, shipping_class, pieces, fee, created_at, changed_at }) => ({
    parcel_id,
    number,
    state,
    shipping_class,
    pieces,
    fee,
    toys: (byParcel.get(parcel_id) ?? []).map(({ item_id, name, image }) => ({ item_id, name: name[locale], image })),
    created_at: created_at.toISOString(),
    changed_at: changed_at.toISOString(),
  }));
}

/** One parcel with all there is of it. */
export async function presentParcel(db: Database, parcel: StoredParcel, locale: Locale): Promise<Parcel> {
  const { parcel_id, consignee, phone, province_name, ward_name, detail, carrier, tracking_number } = parcel;
  const [rows, items, events] = await Promise.all([
    presentParcels(db, [parcel], locale),
    selectToys(db)
      .innerJoin('parcel_item', 'parcel_item.item_id', 'item.item_id')
      .where('parcel_item.parcel_id', '=', parcel_id)
      .orderBy('parcel_item.position')
      .execute(),
    db
      .selectFrom('parcel_event')
      .select(['event', 'actor', 'note', 'happened_at'])
      .where('parcel_id', '=', parcel_id)
      .orderBy('event_id', 'desc')
      .execute(),
  ]);
  const [row] = rows;
  if (!row) throw new Error(`parcel ${parcel_id} is not presented`);
  return {
    ...row,
    address: { consignee, phone, province_name, ward_name, detail },
    items: items.map((toy) => presentToy(toy, locale)),
    events: events.map(({ happened_at, ...event }) => ({ ...event, happened_at: happened_at.toISOString() })),
    carrier,
    tracking_number,
    closes_at: parcel.closes_at?.toISOString() ?? null,
    claims_until: claimsUntil(parcel)?.toISOString() ?? null,
  };
}

/** Until when something in a parcel can be reported; null unless it was received. */
export function claimsUntil({ received_at }: Pick<StoredParcel, 'received_at'>): Date | null {
  return received_at && new Date(received_at.getTime() + claimDays * day);
}
