/** Progress of a check in the browser. */
export type Proof<Verdict> =
  | { readonly status: 'checking'; /** Draws of the log read so far. */ readonly draws?: number }
  | { readonly status: 'broken' }
  | { readonly status: 'done'; readonly verdict: Verdict };

/** A verdict with what a sealed one waits for. */
export type OrSealed<Verdict> = Verdict & {
  /** Tickets to sell until the seed is published; null where the seed turns otherwise, or when it is not known. */
  readonly tickets_left: number | null;
};
