import * as contract from '@mcy/api/operator/coupons/contract';
import { boxNames, boxesOfSeries } from '../../coupons/door.ts';
import { keepApproval } from '../../../platform/approvals/askSecondOperator.ts';
import { type CallContext, type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { askForChange } from './askForChange.ts';
import { askForIssue } from './askForIssue.ts';
import { createTemplate } from './createTemplate.ts';
import { giveCoupon } from './giveCoupon.ts';
import { listTemplates, readTemplate, type TemplateReader } from './readTemplate.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const operatorCouponHandlers: readonly Implementation[] = [
  implement(contract.listCouponTemplates, (page, context) => listTemplates(context.db, page, readerOf(context))),

  implement(contract.readCouponTemplate, ({ template_id }, context) =>
    readTemplate(context.db, template_id, readerOf(context)),
  ),

  implement(contract.createCouponTemplate, async (request, context) => {
    const { db, caller, ask, now } = context;
    const writing = { operator_id: caller.user_id, listBoxIds: ask(boxesOfSeries) };
    return readTemplate(db, await createTemplate(db, request, writing, now), readerOf(context));
  }),

  implement(contract.createCouponIssue, async (request, context) => {
    const asked = await askForIssue(context.db, request, officeOf(context));
    return { ...(await readTemplate(context.db, request.template_id, readerOf(context))), asked };
  }),

  implement(contract.changeCouponIssue, async (request, context) => {
    const { template_id, asked } = await askForChange(context.db, request, officeOf(context));
    return { ...(await readTemplate(context.db, template_id, readerOf(context))), asked };
  }),

  implement(contract.giveCoupon, async (request, context) => {
    const { db, caller, now } = context;
    return readTemplate(db, await giveCoupon(db, request, caller.user_id, now), readerOf(context));
  }),
];

function readerOf({ caller, config, locale, ask, now }: CallContext<'operator'>): TemplateReader {
  return { caller_id: caller.user_id, config, locale, nameBoxes: ask(boxNames), now };
}

function officeOf({ caller, config, ask, now }: CallContext<'operator'>) {
  return { operator_id: caller.user_id, keep: ask(keepApproval), config, now };
}
