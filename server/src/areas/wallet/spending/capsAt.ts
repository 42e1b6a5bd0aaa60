import type { KeptCaps } from './Caps.ts';

/** The caps that hold at a moment: a raise whose time has come holds without anybody's doing. */
export function capsAt(kept: KeptCaps, now: Date): KeptCaps {
  const { raise } = kept;
  return raise !== null && raise.takes_effect_at <= now ? { caps: raise.caps, raise: null } : kept;
}
