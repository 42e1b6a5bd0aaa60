import type { QueryKey } from '@tanstack/react-query';
import type { Call } from '../contract/defineCall.ts';
import type { Locale } from '../contract/locale.ts';

/** Everything an answer depends on. The path comes first, so that all answers of a call can be invalidated together. */
export function keyOf(call: Call, asked: { locale: Locale; user_id: string | null }, request: object): QueryKey {
  return [call.path, asked.locale, asked.user_id, request];
}

/** Returns true when a call can be made without signing in first. */
export function isAllowed(call: Call, asked: { user_id: string | null }): boolean {
  return call.role === 'guest' || asked.user_id !== null;
}
