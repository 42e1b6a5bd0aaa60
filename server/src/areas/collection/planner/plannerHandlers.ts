import * as contract from '@mcy/api/collection/planner/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { listSets } from './listSets.ts';
import { readSet } from './readSet.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const plannerHandlers: readonly Implementation[] = [
  implement(contract.listSets, (_request, { db, caller, locale }) => listSets(db, caller.user_id, locale)),

  implement(contract.readSet, ({ series_id }, { db, caller, locale }) =>
    readSet(db, { user_id: caller.user_id, series_id, locale }),
  ),
];
