import type { Locale, ResponseOf } from '@mcy/api/contract';
import type { readShopParcel as call } from '@mcy/api/operator/parcels/contract';
import type { Database } from '../../../platform/db/database.ts';
import { parcelMissing, presentParcel } from '../../collection/door.ts';

/** A parcel as an operator sees it, with who acted on it. Refuses `parcel_not_found`. */
export async function readShopParcel(
  db: Database,
  parcel_id: string,
  locale: Locale,
): Promise<ResponseOf<typeof call>> {
  const [stored, log] = await Promise.all([
    db
      .selectFrom('parcel')
      .innerJoin('app_user', 'app_user.user_id', 'parcel.user_id')
      .selectAll('parcel')
      .select('app_user.nickname')
      .where('parcel_id', '=', parcel_id)
      .executeTakeFirst(),
    db
      .selectFrom('parcel_event')
      .leftJoin('app_user', 'app_user.user_id', 'parcel_event.actor_id')
      .select(['event', 'app_user.nickname as by', 'note', 'happened_at'])
      .where('parcel_id', '=', parcel_id)
      .orderBy('event_id', 'desc')
      .execute(),
  ]);
  if (!stored) throw parcelMissing();
  const { nickname, ...parcel } = stored;
  return {
    ...(await presentParcel(db, parcel, locale)),
    user_id: parcel.user_id,
    nickname,
    log: log.map(({ happened_at, ...entry }) => ({ ...entry, happened_at: happened_at.toISOString() })),
  };
}
