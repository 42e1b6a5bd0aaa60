import * as contract from '@mcy/api/collection/claims/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { presentClaim, presentClaims } from './presentClaims.ts';
import { requireParcel } from '../parcels/requireParcel.ts';
import { submitClaim } from './submitClaim.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const claimHandlers: readonly Implementation[] = [
  implement(contract.listClaims, async ({ parcel_id }, { db, caller, locale, now }) => {
    await requireParcel(db, caller.user_id, parcel_id);
    const claims = await db
      .selectFrom('claim')
      .selectAll()
      .where('parcel_id', '=', parcel_id)
      .orderBy('claim_id', 'desc')
      .execute();
    return { rows: await presentClaims(db, claims, { locale, now }) };
  }),

  implement(contract.submitClaim, async (request, { db, caller, locale, now }) =>
    presentClaim(db, await submitClaim(db, { user_id: caller.user_id, request, now }), { locale, now }),
  ),
];
