import type { readGift as call } from '@mcy/api/collection/gifts/contract';
import type { Locale, ResponseOf } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { findGift } from './findGift.ts';
import { giftSecret } from './giftLink.ts';
import { presentGifts } from './presentGifts.ts';

interface Asked {
  /** A gift's id, or the secret of its link. */
  key: string;
  /** Null for a guest. */
  caller_id: string | null;
  /** The configuration's secret. */
  secret: string;
  locale: Locale;
  now: Date;
}

/** A gift for one of its sides, or for somebody with its link. Refuses `gift_not_found`. */
export async function readGift(
  db: Database,
  { key, caller_id, secret, locale, now }: Asked,
): Promise<ResponseOf<typeof call>> {
  const { gift, actor } = await findGift(db, { key, caller_id });
  const [shown] = await presentGifts(db, [gift], { viewer_id: caller_id, locale, now });
  if (shown === undefined) throw new Error(`Gift ${gift.gift_id} was not presented`);
  const late = actor === 'holder' && shown.state !== 'open';
  return {
    ...shown,
    // What was in it concerns its two sides only.
    ...(late && { toys: [], message: null }),
    viewer: actor,
    link: actor === 'giver' && shown.by_link && shown.state === 'open' ? giftSecret(secret, gift.gift_id) : null,
  };
}
