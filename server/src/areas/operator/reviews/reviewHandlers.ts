import * as contract from '@mcy/api/operator/reviews/contract';
import { type CallContext, type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { answerReview, hideReview, showReview } from '../../mall/door.ts';
import { logAction } from '../identity/logAction.ts';
import { listShopReviews, readShopReview } from './readShopReviews.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

declare module '../tables.ts' {
  interface OperatorActions {
    review_hide: true;
    review_show: true;
    review_answer: true;
  }
}

export const shopReviewHandlers: readonly Implementation[] = [
  implement(contract.listShopReviews, (request, { db, locale }) => listShopReviews(db, request, locale)),

  implement(contract.readShopReview, ({ review_id }, context) =>
    readShopReview(context.db, review_id, officeOf(context)),
  ),

  implement(contract.hideReview, async ({ review_id, reason }, context) => {
    const { db, now } = context;
    const { operator_id } = officeOf(context);
    await hideReview(db, { review_id, operator_id, reason, now });
    await logAction(db, { operator_id, action: 'review_hide', subject_id: review_id, detail: { why: reason } }, now);
    return readShopReview(db, review_id, officeOf(context));
  }),

  implement(contract.showReview, async ({ review_id }, context) => {
    const { db, now } = context;
    const { operator_id } = officeOf(context);
    await showReview(db, { review_id, operator_id, now });
    await logAction(db, { operator_id, action: 'review_show', subject_id: review_id, detail: {} }, now);
    return readShopReview(db, review_id, officeOf(context));
  }),

  implement(contract.answerReview, async ({ review_id, answer, answered_at }, context) => {
    const { db, now } = context;
    const { operator_id } = officeOf(context);
    const seen = answered_at === null ? null : new Date(answered_at);
    await answerReview(db, { review_id, operator_id, answer, answered_at: seen, now });
    await logAction(db, { operator_id, action: 'review_answer', subject_id: review_id, detail: { why: answer } }, now);
    return readShopReview(db, review_id, officeOf(context));
  }),
];

function officeOf({ caller, locale }: CallContext<'operator'>) {
  return { operator_id: caller.user_id, locale };
}
