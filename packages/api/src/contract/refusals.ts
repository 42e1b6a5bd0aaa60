/** The envelope's code of a rule that says no: 404 where what the request names does not exist, 422 for all else. */
export type RefusalCode = 404 | 422;

/** What a call may refuse with, by name, beside `commonRefusals` and the rules of its request. */
export type Refusals = Readonly<Record<string, RefusalCode>>;

/** The names that a call declares in its `refuses`. */
export type RefusalOf<C extends { refuses?: Refusals | undefined }> = keyof NonNullable<C['refuses']> & string;

/** What every call may refuse with, beside the rules of its request: they are no call's own. */
export const commonRefusals = {
  sign_in_required: 401,
  forbidden: 403,
  too_many_requests: 429,
  malformed_request: 422,
  stale_request: 422,
  idempotency_key_required: 422,
  idempotency_key_reused: 422,
  order_unknown: 422,
} as const satisfies Readonly<Record<string, number>>;

// What rules shared by calls of several areas refuse with. A call whose rule asks one of them adds its names.

/** Of `requireAgreements`: every call that takes a payment. */
export const agreementRefusals = { agreement_required: 422 } as const satisfies Refusals;

/** Of the player's own limits: every call that spends coins. */
export const spendingRefusals = { spending_cap_reached: 422, cooling_off: 422 } as const satisfies Refusals;

/** Of the ledger: every call that takes from a player's account. */
export const balanceRefusals = { insufficient_balance: 422 } as const satisfies Refusals;

/** Of `lockCoupons`: every call that takes a coupon with its payment. */
export const couponRefusals = {
  coupon_not_found: 404,
  coupon_used: 422,
  coupon_expired: 422,
  coupon_unclaimed: 422,
  coupon_not_here: 422,
  coupon_not_yet: 422,
  coupon_threshold: 422,
  coupon_of_own_issue: 422,
} as const satisfies Refusals;

/** Of `requireParts`: every call that takes stones or diamonds with its payment. */
export const partRefusals = { too_many_stones: 422, too_many_diamonds: 422 } as const satisfies Refusals;

/** Of every call that uses an uploaded file. */
export const fileRefusals = { file_not_found: 422 } as const satisfies Refusals;

/** Of `moveItems`: every call that moves a player's items. */
export const itemRefusals = { item_not_found: 404, item_elsewhere: 422 } as const satisfies Refusals;

/** Of `requireFreeUnits`: every call that promises a player a unit of a toy. */
export const unitRefusals = { units_short: 422 } as const satisfies Refusals;

/** Of `askSecondOperator`: every call that may ask a second operator. */
export const approvalRefusals = { approval_waiting: 422, approval_concerns_you: 422 } as const satisfies Refusals;
