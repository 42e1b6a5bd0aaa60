import { sql } from 'kysely';
import type { Check } from '../db/runChecks.ts';
import type { Follower } from './Follower.ts';

/** A follower has failed for more than an hour by then. */
const tooMany = 12;

/** What must hold of facts that wait. How long they wait says nothing: a shop may have stood still. */
export function deliveryChecks(followers: readonly Follower[]): readonly Check[] {
  const names = followers.filter(({ after }) => after).map(({ name }) => name);
  return [
    {
      invariant: 'a fact reaches those who follow it',
      offending: sql`
        select delivery_id, follower, user_id, attempts from fact_delivery
        where attempts >= ${tooMany} or follower <> all(${names}::text[])`,
    },
  ];
}
