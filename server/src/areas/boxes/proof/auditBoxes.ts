import type { Database } from '../../../platform/db/database.ts';
import { type Check, type Finding, runChecks } from '../../../platform/db/runChecks.ts';
import { boxesChecks } from '../boxesChecks.ts';
import { rewardChecks } from '../opening/rewardChecks.ts';
import { redrawPools } from './redrawPools.ts';

const checks: readonly Check[] = [...boxesChecks, ...rewardChecks, { find: redrawPools }];

/** Checks the invariants of pools and draws (design.md, 3 and 4). */
export async function auditBoxes(db: Database): Promise<Finding[]> {
  return runChecks(db, checks);
}
