/** Progress of a check in the browser. */
export type Proof<Verdict> =
  | { readonly status: 'checking'; /** Draws of the log read so far. */ readonly draws?: number }
  | { readonly status: 'broken' }
  | { readonly status: 'done'; readonly verdict: Verdict };
