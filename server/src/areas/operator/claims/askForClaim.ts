import type { ParsedRequestOf } from '@mcy/api/contract';
import type { decideClaim as call } from '@mcy/api/operator/claims/contract';
import { claimedValue, lockOpenClaim } from '../../collection/door.ts';
import { type KeepApproval, askSecondOperator } from '../../../platform/approvals/askSecondOperator.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import { giveAlone } from '../approvals/giveAlone.ts';
import { acceptClaimApproval } from './claimApproval.ts';
import { settleClaim } from './settleClaim.ts';

interface Office {
  operator_id: string;
  keep: KeepApproval;
  config: Pick<Config, 'claimsOfTwoAbove'>;
  now: Date;
}

/**
 * Decides a claim, or asks a second operator to accept one above what an operator grants alone. Each way of accepting
 * counts with the toys' value: the shop cannot see whether a toy that it replaces or gives back ever left the player.
 * Refuses as `lockOpenClaim` and `askSecondOperator` do.
 */
export async function askForClaim(
  db: Database,
  request: ParsedRequestOf<typeof call>,
  { operator_id, keep, config, now }: Office,
): Promise<void> {
  const { claim_id, decision, reason } = request;
  const by = { operator_id, agreed_by: null };
  const { user_id, parcel_id } = await lockOpenClaim(db, { claim_id, operator_id });
  if (decision === 'refused') return settleClaim(db, request, by, now);
  const worth = await claimedValue(db, claim_id);
  const limit = config.claimsOfTwoAbove;
  const giving = {
    subject_id: claim_id,
    coins: worth,
    operator_id,
    right: 'orders',
    kind: 'claims',
    limit,
    now,
  } as const;
  if (await giveAlone(db, giving)) return settleClaim(db, request, by, now);
  const { number, nickname } = await db
    .selectFrom('parcel')
    .innerJoin('app_user', 'app_user.user_id', 'parcel.user_id')
    .select(['number', 'nickname'])
    .where('parcel_id', '=', parcel_id)
    .executeTakeFirstOrThrow();
  const action = acceptClaimApproval.of({ claim_id, number, nickname, worth, decision, reason });
  const why = reason ?? claimReason;
  await askSecondOperator(keep, db, { action, subject_id: claim_id, concerns: user_id, operator_id, reason: why }, now);
}

/** Where the operator wrote nothing: the photos and the words say why. */
const claimReason = 'Xem ảnh và lời của người chơi trong khiếu nại.';
