import * as contract from '@mcy/api/account/rankings/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import { readRanking } from './readRanking.ts';

export const rankingHandlers: readonly Implementation[] = [
  implement(contract.readRanking, (request, { db, caller, now }) =>
    readRanking(db, { ...request, caller_id: caller?.user_id ?? null, now }),
  ),
];
