import { compact } from './compact.ts';
import { readAs } from './readAs.ts';

/** An invitation code in stored form: 8 capital letters and digits, without lookalikes. */
export const inviteCode = readAs('invite_code', (typed) => {
  const text = compact(typed).toUpperCase();
  return /^[A-HJKMNP-Z2-9]{8}$/.test(text) ? text : null;
});
