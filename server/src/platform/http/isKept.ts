import { envelopeCode } from '@mcy/api/contract';

/** Whether an answer's code is kept under its key: a refusal that says "later" or "sign in" is not final. */
export function isKept(code: number): boolean {
  return code !== envelopeCode.signInRequired && code !== envelopeCode.tooManyRequests;
}
