/** How long the server keeps the answer to a POST for retries under its Idempotency-Key (ours), in ms: 7 days. */
export const answersKept = 7 * 86_400_000;
