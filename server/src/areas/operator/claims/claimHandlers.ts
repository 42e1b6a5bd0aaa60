import * as contract from '@mcy/api/operator/claims/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { decideClaim } from '../../collection/door.ts';
import { logAction } from '../identity/logAction.ts';
import { readShopClaim } from './readShopClaim.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

declare module '../tables.ts' {
  interface OperatorActions {
    claim_decision: true;
  }
}

export const shopClaimHandlers: readonly Implementation[] = [
  implement(contract.listShopClaims, async ({ state, ...page }, { db }) => {
    const query = db
      .selectFrom('claim')
      .innerJoin('parcel', 'parcel.parcel_id', 'claim.parcel_id')
      .innerJoin('app_user', 'app_user.user_id', 'claim.user_id')
      .select(['claim.claim_id', 'claim.state', 'claim.kind', 'parcel.number', 'nickname', 'claim.submitted_at'])
      .where('claim.state', '=', state);
    const direction = state === 'submitted' ? 'asc' : 'desc';
    const { rows, next_cursor } = await readPage(query, { by: 'claim.claim_id', direction }, page);
    return {
      rows: rows.map(({ submitted_at, ...row }) => ({ ...row, submitted_at: submitted_at.toISOString() })),
      next_cursor,
    };
  }),

  implement(contract.readShopClaim, ({ claim_id }, { db, locale, now }) =>
    readShopClaim(db, claim_id, { locale, now }),
  ),

  implement(contract.decideClaim, async ({ claim_id, decision, reason }, { db, caller, locale, now }) => {
    const operator_id = caller.user_id;
    await decideClaim(db, { claim_id, operator_id, decision, reason, now });
    const detail = { decision, reason };
    await logAction(db, { operator_id, action: 'claim_decision', subject_id: claim_id, detail }, now);
    return readShopClaim(db, claim_id, { locale, now });
  }),
];
