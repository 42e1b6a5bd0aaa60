import type { Database } from '../db/database.ts';
import { notesOf } from './notes.ts';

/** A follower may tell facts itself; followers that trigger each other without end are a fault. */
const mostRounds = 10;

/** Hands what a transaction told so far to those who follow within it, each kind at once. */
export async function followWithin(db: Database): Promise<void> {
  const notes = notesOf(db);
  for (let round = 1; notes.fresh.length > 0; round += 1) {
    const { fresh, followers } = notes;
    if (round > mostRounds) throw new Error(`Followers of ${fresh.map(({ kind }) => kind).join(', ')} come to no end`);
    notes.fresh = [];
    notes.followed.push(...fresh);
    for (const { kind, within } of followers ?? []) {
      const facts = fresh.filter((fact) => fact.kind === kind);
      if (within && facts.length > 0) await within(db, facts);
    }
  }
}
