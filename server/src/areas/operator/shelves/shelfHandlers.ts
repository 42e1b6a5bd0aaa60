import * as contract from '@mcy/api/operator/shelves/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { moveShelfUnits } from '../../mall/door.ts';
import { logAction } from '../identity/logAction.ts';
import { listShelfMovements, readShelf } from './readShelf.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

declare module '../tables.ts' {
  interface OperatorActions {
    shelf_move: true;
  }
}

export const shelfHandlers: readonly Implementation[] = [
  implement(contract.readShelf, ({ variant_id }, { db, locale }) => readShelf(db, variant_id, locale)),

  implement(contract.listShelfMovements, (request, { db }) => listShelfMovements(db, request)),

  implement(contract.moveShelfUnits, async (request, { db, caller, locale, now }) => {
    const operator_id = caller.user_id;
    const { variant_id, move, units, reason } = request;
    await moveShelfUnits(db, request, { operator_id, now });
    const detail = { move, units: String(units), why: reason };
    await logAction(db, { operator_id, action: 'shelf_move', subject_id: variant_id, detail }, now);
    return readShelf(db, variant_id, locale);
  }),
];
