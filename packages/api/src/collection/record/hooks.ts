import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { listMoves } from './contract.ts';

// Each move of a toy touches the toys.
export const useMoves = pagedQueryHook(listMoves, { reads: ['collection/items'] });
