import { rights } from '@mcy/api/contract';
import * as contract from '@mcy/api/operator/rights/contract';
import { keepApproval } from '../../../platform/approvals/askSecondOperator.ts';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { askForRight } from './askForRight.ts';
import { listOperators, readOperator } from './listOperators.ts';
import { readRights } from './readRights.ts';
import { revokeRight } from './revokeRight.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const rightHandlers: readonly Implementation[] = [
  implement(contract.readOwnRights, async (_request, { db, caller }) => {
    const held = await readRights(db, caller.user_id);
    return { rights: rights.filter((right) => held.has(right)) };
  }),

  implement(contract.listOperators, (page, { db, caller }) => listOperators(db, caller.user_id, page)),

  implement(contract.grantRight, async (change, { db, caller, ask, now }) => {
    await askForRight(db, caller.user_id, change, { keep: ask(keepApproval), now });
    return readOperator(db, caller.user_id, change.user_id);
  }),

  implement(contract.revokeRight, async (change, { db, caller, now }) => {
    await revokeRight(db, caller.user_id, change, now);
    return readOperator(db, caller.user_id, change.user_id);
  }),
];
