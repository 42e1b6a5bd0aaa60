import type { Topic } from '@mcy/api/contract';
import type { Database } from '../db/database.ts';
import type { Fact, FactKind } from './Facts.ts';
import type { Follower } from './Follower.ts';

/** A fact on its way to its followers. */
export interface ToldFact extends Fact {
  kind: FactKind;
}

/** A topic whose answers changed, for a user or for `everybody`. */
export interface Touch {
  topic: Topic;
  user_id: string;
  /** Whose answers of the topic, such as a pool's; all of them without it. */
  subject?: string;
}

/** What a transaction remembers until its end. */
export interface Notes {
  /** Null where no areas are attached to the database: `tell` throws there. */
  readonly followers: readonly Follower[] | null;
  /** Told, and not yet handed to the followers within. */
  fresh: ToldFact[];
  /** Handed to them, and not yet kept for the followers after. */
  followed: ToldFact[];
  /** By topic, player and subject, so that each is there once. */
  touched: Map<string, Touch>;
  /** Names of followers for which something was kept. */
  waiting: readonly string[];
}

const followers = new WeakMap<Database, readonly Follower[]>();
const notes = new WeakMap<Database, Notes>();
const hearers = new WeakMap<Database, Set<(notes: Notes) => void>>();

/** Lets followers take what transactions of this database tell. */
export function attachFollowers(db: Database, attached: readonly Follower[]): void {
  followers.set(db, attached);
}

/** Lets `hear` know of each commit on this database, until the returned function is called. It must not throw. */
export function hearCommits(db: Database, hear: (notes: Notes) => void): () => void {
  const heard = hearers.get(db) ?? new Set();
  hearers.set(db, heard.add(hear));
  return () => void heard.delete(hear);
}

/** Begins the notes of a transaction on a database. */
export function beginNotes(db: Database, transaction: Database): void {
  notes.set(transaction, {
    followers: followers.get(db) ?? null,
    fresh: [],
    followed: [],
    touched: new Map(),
    waiting: [],
  });
}

/** The notes of a transaction, to be written into. Throws outside of `inTransaction`. */
export function notesOf(db: Database): Notes {
  const own = notes.get(db);
  if (!own) throw new Error('Call tell and touch inside inTransaction only');
  return own;
}

/** Remembers how far the notes are; the returned function forgets what came since, for a savepoint that is rolled back. */
export function markNotes(db: Database): () => void {
  const own = notesOf(db);
  const before = {
    fresh: [...own.fresh],
    followed: [...own.followed],
    touched: new Map(own.touched),
    waiting: own.waiting,
  };
  return () => void Object.assign(own, before);
}

/** Passes a committed transaction's notes to the listeners. */
export function announceCommit(db: Database, committed: Notes): void {
  for (const hear of hearers.get(db) ?? []) hear(committed);
}
