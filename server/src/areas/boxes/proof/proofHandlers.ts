import * as contract from '@mcy/api/boxes/proof/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { readDrawLog } from './readDrawLog.ts';
import { readDrawRecord } from './readDrawRecord.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const proofHandlers: readonly Implementation[] = [
  implement(contract.readDrawLog, (request, { db, locale }) => readDrawLog(db, request, locale)),

  implement(contract.readDrawRecord, (request, { db, caller, locale }) =>
    readDrawRecord(db, caller.user_id, request, locale),
  ),
];
