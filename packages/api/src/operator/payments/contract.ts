import * as z from 'zod/mini';
import { countSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import { priceSchema } from '../../contract/money.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { approvalRefusals } from '../../contract/refusals.ts';
import { text } from '../../contract/rules/text.ts';
import { eventSources, gatewayNames, paymentEvents, paymentStatuses } from '../../wallet/recharge/words.ts';
import { arrivalDecisions, bankLineStages, bankLineStates, paymentViews, statementProblems } from './words.ts';

const rowSchema = z.object({
  payment_id: z.uuid(),
  /** By which a transfer names it. */
  reference: z.string(),
  gateway: z.enum(gatewayNames),
  status: z.enum(paymentStatuses),
  /** The player. */
  nickname: z.string(),
  amount: priceSchema,
  /** What was credited; null while it is not paid. */
  credited: z.nullable(priceSchema),
  created_at: z.iso.datetime(),
  /** When the payer said that they sent a transfer. */
  claimed_at: z.nullable(z.iso.datetime()),
  /** Since when somebody should look into it; null for nothing to look into. */
  trouble_since: z.nullable(z.iso.datetime()),
});

/** A payment among others, as operators see it. */
export type PaymentCase = z.output<typeof rowSchema>;

const eventSchema = z.object({
  event_id: z.uuid(),
  kind: z.enum(paymentEvents),
  source: z.enum(eventSources),
  at: z.iso.datetime(),
  /** As the source said it. */
  amount: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  transaction_id: z.nullable(z.string()),
  /** The operator, and their words. */
  by: z.nullable(z.string()),
  note: z.nullable(z.string()),
});

/** What happened to a payment. */
export type PaymentEvent = z.output<typeof eventSchema>;

const caseSchema = z.extend(rowSchema, {
  expires_at: z.iso.datetime(),
  settled_at: z.nullable(z.iso.datetime()),
  /** The gateway's own number. */
  transaction_id: z.nullable(z.string()),
  /** How often the gateway was asked, and when it will be again. */
  asked: countSchema,
  ask_at: z.nullable(z.iso.datetime()),
  /** Money that the gateway took, and that somebody credits or sends back; null for none. */
  arrived: z.nullable(
    z.object({
      amount: priceSchema,
      transaction_id: z.string(),
      /** Takes two operators. */
      of_two: z.boolean(),
    }),
  ),
  /** What was taken back, and what was not there anymore. */
  reversal: z.nullable(z.object({ taken: countSchema, owed: countSchema })),
  /** The request that waits for a second operator; null when there is none. */
  approval_id: z.nullable(z.uuid()),
  /** The first first. */
  events: z.array(eventSchema),
});

/** A payment with its history. */
export type PaymentDetail = z.output<typeof caseSchema>;

export const listPayments = defineCall({
  topic: 'operator/payments',
  method: 'GET',
  path: '/api/operator/payments/list',
  role: 'operator',
  right: 'money',
  summary: 'Payments of all users, newest first; with a reference the one that it names.',
  request: z.strictObject({
    view: z._default(z.enum(paymentViews), 'all'),
    gateway: z.optional(z.enum(gatewayNames)),
    reference: z.optional(z.string().check(z.maxLength(40))),
    ...pageRequest,
  }),
  response: pageOf(rowSchema),
});

export const readPaymentCase = defineCall({
  topic: 'operator/payments',
  method: 'GET',
  path: '/api/operator/payments/detail',
  role: 'operator',
  right: 'money',
  summary: 'One payment with its history.',
  refuses: { payment_not_found: 404 },
  request: z.strictObject({ payment_id: z.uuid() }),
  response: caseSchema,
});

export const handlePayment = defineCall({
  topic: 'operator/payments',
  method: 'POST',
  path: '/api/operator/payments/handled',
  role: 'operator',
  right: 'money',
  summary: 'Says that somebody looked into the trouble of a payment, and what they did. It moves no coins.',
  refuses: { payment_not_found: 404, payment_not_in_trouble: 422 },
  request: z.strictObject({
    payment_id: field(z.uuid(), { kind: 'hidden' }),
    /** For its history. */
    note: field(text(), { kind: 'textArea' }),
  }),
  response: caseSchema,
});

export const decideArrival = defineCall({
  topic: 'operator/payments',
  method: 'POST',
  path: '/api/operator/payments/decide',
  role: 'operator',
  right: 'money',
  summary:
    'Decides on money that a gateway took and that credits nothing by itself: its coins are credited, or it was sent back. Above a limit it waits for a second operator.',
  refuses: { payment_not_found: 404, nothing_arrived: 422, ...approvalRefusals },
  request: z.strictObject({
    payment_id: field(z.uuid(), { kind: 'hidden' }),
    decision: field(z.enum(arrivalDecisions), { kind: 'radio' }),
    /** For its history and the second operator. */
    reason: field(text(), { kind: 'textArea' }),
  }),
  response: caseSchema,
});

export const reversePayment = defineCall({
  topic: 'operator/payments',
  method: 'POST',
  path: '/api/operator/payments/reverse',
  role: 'operator',
  right: 'money',
  summary:
    'Asks a second operator to take back what a payment brought, because its money went back to the payer. What is not there any more stays as a debt.',
  refuses: { payment_not_found: 404, payment_not_paid: 422, ...approvalRefusals },
  request: z.strictObject({
    payment_id: field(z.uuid(), { kind: 'hidden' }),
    /** For its history and the second operator. */
    reason: field(text(), { kind: 'textArea' }),
  }),
  response: caseSchema,
});

const problemSchema = z.object({ line: countSchema, problem: z.enum(statementProblems) });

const statementSchema = z.object({
  statement_id: z.uuid(),
  /** What the file is called. */
  name: z.string(),
  uploaded_by: z.string(),
  uploaded_at: z.iso.datetime(),
  /** Lines of money that came in and that no earlier file had. */
  lines: countSchema,
  credited: countSchema,
  /** Lines that waited for an operator when the file was read. */
  to_decide: countSchema,
  /** Lines of earlier files. */
  known: countSchema,
  /** Lines that were not taken. */
  problems: z.array(problemSchema),
});

/** A bank statement that was uploaded. */
export type BankStatement = z.output<typeof statementSchema>;

export const listStatements = defineCall({
  topic: 'operator/payments',
  method: 'GET',
  path: '/api/operator/payments/statements',
  role: 'operator',
  right: 'money',
  summary: 'Bank statements, the latest first.',
  request: z.strictObject(pageRequest),
  response: pageOf(statementSchema),
});

export const uploadStatement = defineCall({
  topic: 'operator/payments',
  method: 'POST',
  path: '/api/operator/payments/statement',
  role: 'operator',
  right: 'money',
  summary:
    "Takes the bank's statement as CSV: each line is taken once ever, and credits the payment that it names by reference and amount.",
  refuses: { statement_unreadable: 422, statement_too_long: 422 },
  largestBody: 512 * 1024,
  request: z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(120)),
    csv: z.string().check(z.minLength(1), z.maxLength(300_000)),
  }),
  response: statementSchema,
});

const lineSchema = z.object({
  line_id: z.uuid(),
  state: z.enum(bankLineStates),
  /** The bank's own number of the transfer. */
  bank_reference: z.string(),
  booked_at: z.iso.datetime(),
  amount: priceSchema,
  currency: z.string(),
  /** The text of the transfer. */
  memo: z.string(),
  /** The payment that it names or was credited to. */
  payment: z.nullable(
    z.object({ payment_id: z.uuid(), reference: z.string(), nickname: z.string(), amount: priceSchema }),
  ),
  /** The request that waits for a second operator; null when there is none. */
  approval_id: z.nullable(z.uuid()),
  /** Who decided it, and their words. */
  handled_by: z.nullable(z.string()),
  note: z.nullable(z.string()),
});

/** A line of a bank statement. */
export type BankLine = z.output<typeof lineSchema>;

export const listBankLines = defineCall({
  topic: 'operator/payments',
  method: 'GET',
  path: '/api/operator/payments/lines',
  role: 'operator',
  right: 'money',
  summary: 'Lines of bank statements: oldest first while something is to be decided, otherwise newest first.',
  request: z.strictObject({ stage: z._default(z.enum(bankLineStages), 'to_decide'), ...pageRequest }),
  response: pageOf(lineSchema),
});

export const readBankLine = defineCall({
  topic: 'operator/payments',
  method: 'GET',
  path: '/api/operator/payments/line',
  role: 'operator',
  right: 'money',
  summary: 'One line of a bank statement.',
  refuses: { line_not_found: 404 },
  request: z.strictObject({ line_id: z.uuid() }),
  response: lineSchema,
});

const lineRefusals = { line_not_found: 404, line_closed: 422 } as const;

export const creditLine = defineCall({
  topic: 'operator/payments',
  method: 'POST',
  path: '/api/operator/payments/line_credit',
  role: 'operator',
  right: 'money',
  summary: 'Asks a second operator to credit the money of a line to the player of a payment.',
  refuses: { ...lineRefusals, line_not_in_dong: 422, payment_not_found: 404, ...approvalRefusals },
  request: z.strictObject({
    line_id: field(z.uuid(), { kind: 'hidden' }),
    /** Of the payment: `MCY` and twelve letters and digits. */
    reference: field(z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(40)), { kind: 'text' }),
    /** For the log and the second operator. */
    reason: field(text(), { kind: 'textArea' }),
  }),
  response: lineSchema,
});

export const setLineAside = defineCall({
  topic: 'operator/payments',
  method: 'POST',
  path: '/api/operator/payments/line_aside',
  role: 'operator',
  right: 'money',
  summary: 'Closes a line without crediting it, such as money that was sent back.',
  refuses: lineRefusals,
  request: z.strictObject({
    line_id: field(z.uuid(), { kind: 'hidden' }),
    /** For the log. */
    reason: field(text(), { kind: 'textArea' }),
  }),
  response: lineSchema,
});
