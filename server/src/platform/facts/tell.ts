import type { Database } from '../db/database.ts';
import type { FactKind, Facts } from './Facts.ts';
import { notesOf } from './notes.ts';

/** Tells what happened, in the transaction in which it did. Its followers take it before the commit, or soon after. */
export function tell<Kind extends FactKind>(db: Database, kind: Kind, data: Facts[Kind], now: Date): void {
  const { fresh, followers } = notesOf(db);
  if (!followers) throw new Error(`Nobody is attached to this database who could follow ${kind}`);
  fresh.push({ kind, data, now });
}
