import type { Topic } from '@mcy/api/contract';
import type { Facts } from './Facts.ts';
import { type Follower, follower } from './Follower.ts';
import { touch } from './touch.ts';

/** Facts about a player. */
type PlayerFact = { [Kind in keyof Facts]: Facts[Kind] extends { user_id: string } ? Kind : never }[keyof Facts];

/** Follows a fact by touching a topic for its user, whose answers it changes. Runs no statement. */
export function refreshes(kind: PlayerFact, topic: Topic): Follower {
  return follower(kind, {
    name: `freshness of ${topic}`,
    within: (db, facts) => {
      for (const { data } of facts) touch(db, topic, data.user_id);
      return Promise.resolve();
    },
  });
}
