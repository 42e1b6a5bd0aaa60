import { Refusal } from '../../../../platform/http/Refusal.ts';
import { codeVoid, wrongCode } from '../messages.ts';
import type { CodeTry } from './tryCode.ts';

/** `wrong_code` with the tries that are left, and `code_void` for one that is not valid anymore. */
export function refuseCode(tried: CodeTry | null): Refusal {
  if (!tried || tried.right || tried.triesLeft <= 0) {
    return new Refusal({ error: 'code_void', message: codeVoid, field: 'code' });
  }
  return new Refusal({ error: 'wrong_code', message: wrongCode(tried.triesLeft), field: 'code' });
}
