/** Returns true for a seed the shop accepts from a player. */
export function isClientSeed(seed: string): boolean {
  return /^[A-Za-z0-9-]{1,64}$/.test(seed);
}
