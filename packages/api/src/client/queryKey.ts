import type { QueryKey } from '@tanstack/react-query';
import type { Call } from '../contract/defineCall.ts';
import type { Locale } from '../contract/locale.ts';

/** Everything an answer depends on. The path stands first, so that one call's answers are forgotten together. */
export function keyOf(call: Call, asked: { locale: Locale; user_id: string | null }, request: object): QueryKey {
  return [call.path, asked.locale, asked.user_id, request];
}

/** Whether a call can be made without being sent to the sign-in page. */
export function isAllowed(call: Call, asked: { user_id: string | null }): boolean {
  return call.role === 'guest' || asked.user_id !== null;
}
