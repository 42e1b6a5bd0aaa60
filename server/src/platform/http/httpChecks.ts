import { sql } from 'kysely';
import type { Check } from '../db/runChecks.ts';

export const httpChecks: readonly Check[] = [
  {
    invariant: '5: an idempotency key is stored once, with its answer',
    offending: sql`
      select encode(key_hash, 'hex') as key_hash, count(*) as rows, min(created_at) as created_at from idempotency
      group by key_hash having count(*) > 1 or bool_or(answer is null)`,
  },
];
