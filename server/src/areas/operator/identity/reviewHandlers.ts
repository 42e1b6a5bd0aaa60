import * as contract from '@mcy/api/operator/identity/contract';
import { type CallContext, type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { decideReview } from './decideReview.ts';
import { listReviews } from './listReviews.ts';
import { readReview } from './readReview.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const reviewHandlers: readonly Implementation[] = [
  implement(contract.listIdentityReviews, (request, { db }) => listReviews(db, request)),

  implement(contract.readIdentityReview, ({ review_id }, context) =>
    readReview(context.db, review_id, readerOf(context)),
  ),

  implement(contract.reviewIdentity, async (request, context) => {
    await decideReview(context.db, context.caller.user_id, request, context.now);
    return readReview(context.db, request.review_id, readerOf(context));
  }),
];

function readerOf({ locale, config, now }: Pick<CallContext, 'locale' | 'config' | 'now'>) {
  return { locale, secret: config.identitySecret, now };
}
