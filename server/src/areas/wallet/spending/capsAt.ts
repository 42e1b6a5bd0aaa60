import type { StoredCaps } from './Caps.ts';

/** The caps in effect at a moment: a raise takes effect by the clock alone. */
export function capsAt(kept: StoredCaps, now: Date): StoredCaps {
  const { raise } = kept;
  return raise !== null && raise.takes_effect_at <= now ? { caps: raise.caps, raise: null } : kept;
}
