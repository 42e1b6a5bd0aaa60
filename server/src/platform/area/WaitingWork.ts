import type { Right, Topic } from '@mcy/api/contract';
import type { Database } from '../db/database.ts';
import { definePort } from './Port.ts';

/** The most that is counted: an operator needs to know that there is much, not how much. */
export const mostWaiting = 100;

/** Work that waits for operators, on the screen of a topic. An area hands it over in `waiting`. */
export interface WaitingWork {
  topic: Topic;
  /** `any` where it reads by the operator's rights itself. */
  right: Right | 'any';
  /** When each began to wait, oldest first: `mostWaiting` + 1 at most. */
  read: (db: Database, reader: { rights: readonly Right[]; now: Date }) => Promise<readonly Date[]>;
}

/** What waits in all areas. */
export const waitingWork = definePort<readonly WaitingWork[]>('the work that waits for operators');
