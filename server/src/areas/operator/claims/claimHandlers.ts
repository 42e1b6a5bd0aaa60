import * as contract from '@mcy/api/operator/claims/contract';
import { keepApproval } from '../../../platform/approvals/askSecondOperator.ts';
import { type CallContext, type Implementation, implement } from '../../../platform/http/handler.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { askForClaim } from './askForClaim.ts';
import { readShopClaim } from './readShopClaim.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
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

  implement(contract.readShopClaim, ({ claim_id }, context) => readShopClaim(context.db, claim_id, officeOf(context))),

  implement(contract.decideClaim, async (request, context) => {
    await askForClaim(context.db, request, officeOf(context));
    return readShopClaim(context.db, request.claim_id, officeOf(context));
  }),
];

function officeOf({ caller, config, locale, ask, now }: CallContext<'operator'>) {
  return { operator_id: caller.user_id, keep: ask(keepApproval), config, locale, now };
}
