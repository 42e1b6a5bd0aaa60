/** What the shop takes as a player's seed. */
export function isClientSeed(seed: string): boolean {
  return /^[A-Za-z0-9-]{1,64}$/.test(seed);
}
