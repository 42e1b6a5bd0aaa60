import type { Refusals } from '../../contract/refusals.ts';

/** Of every call that takes a code of `sendCode`. */
export const codeRefusals = { wrong_code: 422, code_void: 422, code_unavailable: 422 } as const satisfies Refusals;
