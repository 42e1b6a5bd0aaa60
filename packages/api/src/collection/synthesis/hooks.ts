import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { listRecipes } from './contract.ts';

// It counts the caller's toys.
export const useRecipes = pagedQueryHook(listRecipes, { reads: ['collection/items', 'boxes/opening'] });
