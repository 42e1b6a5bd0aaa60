import { type Call, type FailureData, type Locale, envelopeCode } from '@mcy/api/contract';
import type { Refusal } from './Refusal.ts';

/** The contract filters the answer too: a field it does not name never leaves the server. */
export function succeed(call: Call, answer: unknown): string {
  return JSON.stringify({ code: envelopeCode.ok, msg: 'ok', data: call.response.parse(answer) });
}

/** The caller's view of a refusal. */
type Told = { error: string } & Pick<Refusal, 'translated'> &
  Partial<Pick<Refusal, 'field' | 'retry_after' | 'agreement' | 'right'>>;

/** A refusal as an envelope, in the caller's language. */
export function refuse(
  { error, translated, field, retry_after, agreement, right }: Told,
  code: number,
  { locale, request_id }: { locale: Locale; request_id: string },
): string {
  const data: FailureData = {
    error,
    ...(field !== undefined && { field }),
    ...(retry_after !== undefined && { retry_after }),
    ...(agreement !== undefined && { agreement }),
    ...(right !== undefined && { right }),
    request_id,
  };
  return JSON.stringify({ code, msg: translated[locale], data });
}
