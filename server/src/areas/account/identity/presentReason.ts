import type { identityReasons } from '@mcy/api/account/identity/contract';
import type { Locale } from '@mcy/api/contract';
import { reasonWords } from './messages.ts';

interface Reasoned {
  reason: (typeof identityReasons)[number] | null;
  note: string | null;
}

/** The reason for a rejection, and what the operator added; null without a reason. */
export function presentReason({ reason, note }: Reasoned, locale: Locale): string | null {
  if (reason === null) return null;
  return [reasonWords[reason][locale], note].filter(Boolean).join(' ');
}
