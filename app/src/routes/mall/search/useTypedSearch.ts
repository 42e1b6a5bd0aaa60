import { useNoteQuery, useSuggestions } from '@mcy/api/mall/search/hooks';
import type { SearchBarProps } from '@mcy/ui/patterns';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { rememberQuery } from './recentQueries.ts';
import { searchRoutes } from './routes.ts';

/** Suggestions while somebody types, and the way to what they look for. */
export function useTypedSearch(): Required<
  Pick<SearchBarProps, 'suggestions' | 'loading' | 'onQueryChange' | 'onSearch'>
> {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const note = useNoteQuery({ suppressed: true });
  const q = typed.trim();
  const suggestions = useSuggestions({ q }, { enabled: q !== '' });
  return {
    suggestions: q === '' ? [] : (suggestions.data?.rows ?? []),
    loading: suggestions.isFetching && suggestions.data === undefined,
    onQueryChange: setTyped,
    onSearch: (wanted) => {
      rememberQuery(wanted);
      // Popular searches can do without this one.
      note.mutate({ q: wanted }, { onError: () => {} });
      void navigate(searchRoutes.searchResult({ q: wanted }));
    },
  };
}
