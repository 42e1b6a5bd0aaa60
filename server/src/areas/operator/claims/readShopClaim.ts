import type { Locale, ResponseOf } from '@mcy/api/contract';
import type { readShopClaim as call } from '@mcy/api/operator/claims/contract';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import { claimMissing, claimedValue, presentClaim } from '../../collection/door.ts';
import { readAlone } from '../approvals/giveAlone.ts';
import { claimApprovalKind } from './claimApprovalKind.ts';

interface Reader {
  operator_id: string;
  config: Pick<Config, 'claimsOfTwoAbove'>;
  locale: Locale;
  now: Date;
}

/** A claim as an operator sees it. Refuses `claim_not_found`. */
export async function readShopClaim(db: Database, claim_id: string, reader: Reader): Promise<ResponseOf<typeof call>> {
  const claim = await db.selectFrom('claim').selectAll().where('claim_id', '=', claim_id).executeTakeFirst();
  if (!claim) throw claimMissing();
  const { number, nickname, carrier, tracking_number, received_at, decided_by } = await db
    .selectFrom('parcel')
    .innerJoin('app_user', 'app_user.user_id', 'parcel.user_id')
    .leftJoin('app_user as operator', (join) => join.on('operator.user_id', '=', claim.decided_by))
    .select(['number', 'app_user.nickname', 'carrier', 'tracking_number', 'received_at'])
    .select('operator.nickname as decided_by')
    .where('parcel_id', '=', claim.parcel_id)
    .executeTakeFirstOrThrow();
  const { operator_id, config, now } = reader;
  const worth = await claimedValue(db, claim_id);
  const alone = await readAlone(db, { operator_id, kind: 'claims', limit: config.claimsOfTwoAbove, now });
  const waiting = await db
    .selectFrom('approval')
    .select('approval_id')
    .where('kind', '=', claimApprovalKind)
    .where('subject_id', '=', claim_id)
    .where('state', '=', 'waiting')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return {
    ...(await presentClaim(db, claim, reader)),
    number,
    nickname,
    carrier,
    tracking_number,
    received_at: received_at?.toISOString() ?? null,
    worth,
    of_two: worth > alone,
    approval_id: waiting?.approval_id ?? null,
    own: claim.user_id === operator_id,
    decided_by,
  };
}
