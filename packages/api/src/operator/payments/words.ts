/** What operators look at among payments. */
export const paymentViews = ['trouble', 'pending', 'paid', 'declined', 'expired', 'reversed', 'all'] as const;

export type PaymentView = (typeof paymentViews)[number];

/** The state of a line of the bank's statement. The first five wait for an operator. */
export const bankLineStates = [
  /** It names no payment, or several. */
  'unmatched',
  'wrong_amount',
  'wrong_currency',
  /** Its payment is paid already: the money came twice. */
  'paid_already',
  /** It matches, but takes two: the payment is the uploader's own, or they credited as much alone as they may. */
  'of_two',
  'credited',
  /** Nothing is credited for it. */
  'set_aside',
] as const;

export type BankLineState = (typeof bankLineStates)[number];

export const bankLineStages = ['to_decide', 'credited', 'set_aside'] as const;

export type BankLineStage = (typeof bankLineStages)[number];

/** Why a line of a statement is not taken. */
export const statementProblems = [
  'broken',
  'no_reference',
  'bad_date',
  'bad_amount',
  'bad_currency',
  'too_long',
  /** The same reference twice in a file. */
  'repeated',
  /** Known from an earlier file, with another amount or text. */
  'changed',
] as const;

export type StatementProblem = (typeof statementProblems)[number];

/** What becomes of money that a gateway took, and that credits nothing by itself. */
export const arrivalDecisions = ['credit', 'refund'] as const;

export type ArrivalDecision = (typeof arrivalDecisions)[number];
