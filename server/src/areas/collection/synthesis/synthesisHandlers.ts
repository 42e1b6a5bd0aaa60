import * as contract from '@mcy/api/collection/synthesis/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { listRecipes } from './listRecipes.ts';
import { synthesise } from './synthesise.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const synthesisHandlers: readonly Implementation[] = [
  implement(contract.listRecipes, (page, { db, caller, locale }) => listRecipes(db, caller.user_id, page, locale)),

  implement(contract.synthesise, (request, { db, caller, locale, now }) =>
    synthesise(db, { user_id: caller.user_id, request, locale, now }),
  ),
];
