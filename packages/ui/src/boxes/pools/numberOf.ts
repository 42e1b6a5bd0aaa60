/** What people call a draw of a pool: they count from 1, its nonce from 0. */
export function numberOf(nonce: number): number {
  return nonce + 1;
}
