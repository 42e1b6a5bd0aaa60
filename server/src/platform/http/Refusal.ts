import type { FailureData, RuleName, Topic, Translated, commonRefusals } from '@mcy/api/contract';

/**
 * Every name that a contract declares. A topic whose calls refuse with names of their own adds them here from its
 * handlers (`declare module`), so that a name nobody declares does not compile.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- each topic adds to it
export interface DeclaredRefusals {}

/** The names that the calls of a contract's module declare, for `DeclaredRefusals`. */
export type RefusalsIn<Module> = Record<NamesIn<Module[keyof Module]>, true>;
type NamesIn<Export> = Export extends { topic: Topic; refuses?: infer Refuses }
  ? keyof (Refuses & object) & string
  : never;

export type RefusalName = keyof DeclaredRefusals | keyof typeof commonRefusals | RuleName;

/**
 * A rule says no. Nothing the action wrote stays; the caller gets `message` in their language and the field at fault.
 * `error` is a stable name for programs, which the call declares in its `refuses` with the code of the answer.
 */
export class Refusal extends Error {
  readonly error: RefusalName;
  readonly translated: Translated;
  readonly field: string | undefined;
  /** Seconds until the same request is allowed. */
  readonly retry_after: number | undefined;
  readonly agreement: FailureData['agreement'];
  readonly right: FailureData['right'];

  constructor(refusal: {
    error: RefusalName;
    message: Translated;
    field?: string;
    retry_after?: number;
    agreement?: FailureData['agreement'];
    right?: FailureData['right'];
  }) {
    super(refusal.error);
    this.name = 'Refusal';
    this.error = refusal.error;
    this.translated = refusal.message;
    this.field = refusal.field;
    this.retry_after = refusal.retry_after;
    this.agreement = refusal.agreement;
    this.right = refusal.right;
  }
}
