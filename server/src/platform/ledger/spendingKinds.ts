import type { JournalKind } from './postJournal.ts';

/** Journal kinds by which a player spends coins in the shop. */
export const spendingKinds: readonly JournalKind[] = ['box_open'];
