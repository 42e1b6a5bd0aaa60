/** Returns the number of a draw for display: from 1, while its nonce counts from 0. */
export function numberOf(nonce: number): number {
  return nonce + 1;
}
