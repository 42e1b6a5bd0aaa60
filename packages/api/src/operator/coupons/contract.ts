import * as z from 'zod/mini';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import { logRowOf } from '../../contract/logRow.ts';
import { priceSchema } from '../../contract/money.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { approvalRefusals } from '../../contract/refusals.ts';
import { inviteCode } from '../../contract/rules/inviteCode.ts';
import { text } from '../../contract/rules/text.ts';
import { couponTermsSchema, withWorth } from '../../coupons/tickets/contract.ts';
import { couponScopes, couponTypes } from '../../coupons/tickets/words.ts';
import { couponWays } from './words.ts';

/** Coins of a template, an issue or a budget. */
const coins = (most: number) => z.int({ error: 'amount_integer' }).check(z.minimum(1), z.maximum(most));
const mostCoins = 1_000_000_000;
const mostStock = 100_000;

const templateSchema = withWorth(
  z.extend(couponTermsSchema, {
    template_id: z.uuid(),
    /** How long a coupon is valid once a player has it. */
    valid_days: positiveSchema,
    created_at: z.iso.datetime(),
  }),
);

/** What coupons promise. It never changes; another promise is another template. */
export type CouponTemplate = z.output<typeof templateSchema>;

export const listCouponTemplates = defineCall({
  topic: 'operator/coupons',
  method: 'GET',
  path: '/api/operator/coupons/templates',
  role: 'operator',
  right: 'catalogue',
  summary: 'Templates of coupons, the latest first.',
  request: z.strictObject(pageRequest),
  response: pageOf(templateSchema),
});

const issueSchema = z.object({
  issue_id: z.uuid(),
  way: z.enum(couponWays),
  price: priceSchema,
  /** Coupons made; null without a limit. */
  stock: z.nullable(positiveSchema),
  /** Coins that all of its coupons together may take off; null without a limit. */
  budget: z.nullable(priceSchema),
  per_player: positiveSchema,
  issued: countSchema,
  used: countSchema,
  /** Coins that used coupons took off. */
  saved: priceSchema,
  paused: z.boolean(),
  closes_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
});

/** Coupons of a template that players get in one way. */
export type CouponIssue = z.output<typeof issueSchema>;

/** What operators did with coupons. */
export const couponActions = ['coupon_template', 'coupon_issue', 'coupon_change', 'coupon_gift'] as const;

const logRowSchema = logRowOf(couponActions);

/** An operator's action, with the reason. */
export type CouponLogRow = z.output<typeof logRowSchema>;

const waitingBudgetSchema = z.object({
  approval_id: z.uuid(),
  /** Coins that the issue would give away at most. */
  budget: priceSchema,
  stock: positiveSchema,
  /** The issue whose budget would be raised; null for a new one. */
  issue_id: z.nullable(z.uuid()),
  /** Nickname of the operator who asks. */
  asked_by: z.string(),
  own: z.boolean(),
});

/** A budget that waits for a second operator. */
export type WaitingBudget = z.output<typeof waitingBudgetSchema>;

const templateDetailSchema = z.object({
  template: templateSchema,
  /** The latest 50. */
  issues: z.array(issueSchema),
  /** The latest 50. */
  log: z.array(logRowSchema),
  /** Budgets that wait for a second operator. */
  waiting: z.array(waitingBudgetSchema),
  /** Coins that the caller may still give away alone, within 24 hours. */
  alone: priceSchema,
});

const changedTemplateSchema = z.extend(templateDetailSchema, {
  /** The budget waits for a second operator. */
  asked: z.boolean(),
});

/** A template with its issues, and what operators did. */
export type CouponTemplateDetail = z.output<typeof templateDetailSchema>;

export const readCouponTemplate = defineCall({
  topic: 'operator/coupons',
  method: 'GET',
  path: '/api/operator/coupons/template',
  role: 'operator',
  right: 'catalogue',
  summary: 'A template of coupons with its issues, and the log with each operator and reason.',
  refuses: { coupon_template_not_found: 404 },
  request: z.strictObject({ template_id: z.uuid() }),
  response: templateDetailSchema,
});

/** How many coupons an issue makes. */
const stock = field(z.int().check(z.minimum(1), z.maximum(mostStock)), { kind: 'stepper', range: { max: mostStock } });

/** Coins that all coupons of an issue together may take off. */
const budget = field(coins(mostCoins * 100), { kind: 'money' });

/** Why an operator does something; written to the log. */
const why = field(text(), { kind: 'textArea' });

export const createCouponTemplate = defineCall({
  topic: 'operator/coupons',
  method: 'POST',
  path: '/api/operator/coupons/template_create',
  role: 'operator',
  right: 'catalogue',
  summary: 'Writes a template of coupons. Its promise never changes.',
  refuses: { coupon_template_not_found: 404, coupon_series_unknown: 422 },
  request: z
    .strictObject({
      name_vn: field(text(60), { kind: 'text', group: 'name' }),
      name_zh: field(text(60), { kind: 'text', group: 'name' }),
      name_en: field(text(60), { kind: 'text', group: 'name' }),
      type: field(z.enum(couponTypes), { kind: 'radio' }),
      /** Of a discount. */
      percent_off: field(z.nullable(z.int().check(z.minimum(1), z.maximum(100))), {
        kind: 'stepper',
        range: { max: 100 },
      }),
      /** The most that a discount takes off; else what the coupon takes off. */
      most: field(coins(mostCoins), { kind: 'money' }),
      /** What an order must cost; 0 for any. */
      least_spend: field(z.int({ error: 'amount_integer' }).check(z.nonnegative(), z.maximum(mostCoins)), {
        kind: 'money',
      }),
      scope: field(z.enum(couponScopes), { kind: 'radio' }),
      /** The series whose boxes take it, for the scope `boxes`. */
      series_id: field(z.nullable(z.uuid()), { kind: 'select' }),
      valid_days: field(z.int().check(z.minimum(1), z.maximum(365)), { kind: 'stepper', range: { max: 365 } }),
      why,
    })
    .check(
      z.superRefine(({ type, percent_off, least_spend, scope, series_id }, context) => {
        const missing = (name: string): void => {
          context.addIssue({ code: 'custom', path: [name], message: 'required', input: null });
        };
        if (type === 'discount' && percent_off === null) missing('percent_off');
        if (scope === 'boxes' && series_id === null) missing('series_id');
        if (type === 'order_value' && least_spend === 0) missing('least_spend');
      }),
    ),
  response: templateDetailSchema,
});

export const createCouponIssue = defineCall({
  topic: 'operator/coupons',
  method: 'POST',
  path: '/api/operator/coupons/issue_create',
  role: 'operator',
  right: 'catalogue',
  summary:
    'Issues coupons of a template: for sale, for free, or as gifts; with a stock that fits their budget. A budget above what one operator may give away within 24 hours waits for a second one.',
  refuses: {
    coupon_template_not_found: 404,
    coupon_price_required: 422,
    coupon_budget_exceeded: 422,
    ...approvalRefusals,
  },
  request: z.strictObject({
    template_id: field(z.uuid(), { kind: 'hidden' }),
    way: field(z.enum(['free', 'purchase', 'gift']), { kind: 'radio' }),
    /** Coins for one; ignored unless they are sold. */
    price: field(z.int({ error: 'amount_integer' }).check(z.nonnegative(), z.maximum(mostCoins)), { kind: 'money' }),
    stock,
    per_player: field(z.int().check(z.minimum(1), z.maximum(100)), { kind: 'stepper', range: { max: 100 } }),
    budget,
    /** Days until nobody gets one anymore. */
    open_days: field(z.int().check(z.minimum(1), z.maximum(365)), { kind: 'stepper', range: { max: 365 } }),
    why,
  }),
  response: changedTemplateSchema,
});

export const changeCouponIssue = defineCall({
  topic: 'operator/coupons',
  method: 'POST',
  path: '/api/operator/coupons/issue_change',
  role: 'operator',
  right: 'catalogue',
  summary:
    'Pauses or resumes an issue, and sets its stock and its budget; a raised budget may wait for a second operator. Coupons that players have stay theirs.',
  refuses: {
    coupon_template_not_found: 404,
    coupon_issue_not_found: 404,
    coupon_stock_below_issued: 422,
    coupon_budget_exceeded: 422,
    ...approvalRefusals,
  },
  request: z.strictObject({
    issue_id: field(z.uuid(), { kind: 'hidden' }),
    paused: field(z.boolean(), { kind: 'switch' }),
    stock,
    budget,
    why,
  }),
  response: changedTemplateSchema,
});

export const giveCoupon = defineCall({
  topic: 'operator/coupons',
  method: 'POST',
  path: '/api/operator/coupons/give',
  role: 'operator',
  right: 'catalogue',
  summary:
    'Gives a player a coupon of an issue of gifts, found by their invitation code; they claim it within 30 days.',
  refuses: {
    coupon_template_not_found: 404,
    coupon_issue_not_found: 404,
    coupon_player_not_found: 404,
    coupons_sold_out: 422,
    coupon_limit_reached: 422,
    coupon_issue_paused: 422,
    coupon_to_oneself: 422,
    coupon_of_own_issue: 422,
  },
  request: z.strictObject({
    issue_id: field(z.uuid(), { kind: 'hidden' }),
    /** The player's own invitation code. */
    invite_code: field(inviteCode, { kind: 'text' }),
    why,
  }),
  response: templateDetailSchema,
});
