import type { JournalKind } from './postJournal.ts';

/** Kinds of journal by which a player spends coins in the shop. */
export const spendingKinds: readonly JournalKind[] = ['box_open'];
