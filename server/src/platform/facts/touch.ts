import type { Topic } from '@mcy/api/contract';
import type { Database } from '../db/database.ts';
import { notesOf } from './notes.ts';

/**
 * Says that the calls of a topic answer a player, or `everybody`, otherwise once this transaction is committed: the
 * caller hears it with the answer, open pages by the live channel. A subject, such as a pool's id, says whose answers:
 * pages that watch another one do not have to ask.
 */
export function touch(db: Database, topic: Topic, user_id: string, subject?: string): void {
  const { touched } = notesOf(db);
  if (subject === undefined) touched.set(`${topic} ${user_id}`, { topic, user_id });
  else touched.set(`${topic} ${user_id} ${subject}`, { topic, user_id, subject });
}
