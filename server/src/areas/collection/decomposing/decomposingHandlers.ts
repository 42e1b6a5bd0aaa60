import * as contract from '@mcy/api/collection/decomposing/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { decompose } from './decompose.ts';
import { presentDecomposings } from './presentDecomposings.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const decomposingHandlers: readonly Implementation[] = [
  implement(contract.decompose, (request, { db, caller, locale, now }) =>
    decompose(db, { user_id: caller.user_id, request, locale, now }),
  ),

  implement(contract.listDecomposed, async (page, { db, caller, locale }) => {
    const query = db.selectFrom('decomposing').selectAll().where('user_id', '=', caller.user_id);
    const { rows, next_cursor } = await readPage(query, { by: 'decomposing.decomposing_id' }, page);
    return { rows: await presentDecomposings(db, rows, locale), next_cursor };
  }),
];
