import type { Right } from '@mcy/api/contract';
import { definePort } from '../area/Port.ts';
import type { Database } from '../db/database.ts';
import { lackedRight } from './messages.ts';
import { Refusal } from './Refusal.ts';

/** What an operator may work on. Asked at each of their calls, so that a revoked right ends at once. */
export const rightsOf =
  definePort<(db: Database, user_id: string) => Promise<ReadonlySet<Right>>>('the rights of operators');

/** The refusal of an operator without the right. */
export function missingRight(right: Right): Refusal {
  return new Refusal({ error: 'forbidden', message: lackedRight[right], right });
}
