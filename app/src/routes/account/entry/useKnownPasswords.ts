import { useCommonPasswords } from '@mcy/api/account/entry/hooks';
import { useMemo } from 'react';

/** Passwords that the shop refuses because thousands use them, once a form asks for a new one; null until they are known. */
export function useKnownPasswords(isAsked = true): ReadonlySet<string> | null {
  // A page that the server renders would carry all of them.
  const { data } = useCommonPasswords({}, { enabled: isAsked && !import.meta.env.SSR });
  return useMemo(() => (data ? new Set(data.rows) : null), [data]);
}
