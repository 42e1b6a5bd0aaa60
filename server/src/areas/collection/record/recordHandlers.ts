import * as contract from '@mcy/api/collection/record/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import { listMoves } from './listMoves.ts';

export const recordHandlers: readonly Implementation[] = [
  implement(contract.listMoves, (request, { db, caller, locale }) => listMoves(db, caller.user_id, request, locale)),
];
