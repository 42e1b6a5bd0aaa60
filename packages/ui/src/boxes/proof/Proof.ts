/** How far a check in the browser has come. */
export type Proof<Verdict> =
  | { readonly status: 'checking'; /** Draws of the log read so far. */ readonly draws?: number }
  | { readonly status: 'broken' }
  | { readonly status: 'done'; readonly verdict: Verdict };
