/** Limits of an upgrade. */
export const upgradeLimits = {
  /** Toys put in at once. */
  mostItems: 10,
  /** In parts of a million: no upgrade is certain. */
  mostChance: 950_000,
  /** Draws after which a seed is revealed and replaced. */
  drawsPerSeed: 1_000,
} as const;

/** A chance is counted in parts of this many. */
export const chanceParts = 1_000_000;
