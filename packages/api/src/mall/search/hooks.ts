import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import { listPopularQueries, noteQuery, searchShop, suggestNames } from './contract.ts';

export const useSearch = pagedQueryHook(searchShop);

export const useSuggestions = queryHook(suggestNames);

export const usePopularQueries = queryHook(listPopularQueries);

export const useNoteQuery = mutationHook(noteQuery);
