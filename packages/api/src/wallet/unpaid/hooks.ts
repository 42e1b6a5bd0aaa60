import { queryHook } from '../../client/queryHook.ts';
import { listUnpaid } from './contract.ts';

export const useUnpaid = queryHook(listUnpaid);
