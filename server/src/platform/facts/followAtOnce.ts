import type { Database } from '../db/database.ts';
import { followWithin } from './followWithin.ts';
import { notesOf } from './notes.ts';

/**
 * Hands what a transaction told so far also to those who follow after it, within it. For the demo's past: what a
 * follower makes of a fact has the fact's place among what happened, not that of the first start.
 */
export async function followAtOnce(db: Database): Promise<void> {
  await followWithin(db);
  const notes = notesOf(db);
  const { followed, followers } = notes;
  notes.followed = [];
  for (const { kind, after } of followers ?? []) {
    const facts = followed.filter((fact) => fact.kind === kind);
    if (after && facts.length > 0) await after(db, facts);
  }
}
