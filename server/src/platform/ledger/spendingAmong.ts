import type { JournalKind } from './JournalKind.ts';

/** Names of the kinds by which a player spends coins in the shop. */
export function spendingAmong(kinds: readonly JournalKind[]): string[] {
  return kinds.filter(({ spends }) => spends).map(({ kind }) => kind);
}
