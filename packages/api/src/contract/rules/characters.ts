import { compact } from './compact.ts';
import { readAs } from './readAs.ts';

/** One or more digits (spec §5). It is text, so leading zeros stay. */
export const digits = readAs('digits', (typed) => {
  const text = typed.normalize('NFKC').trim();
  return /^[0-9]+$/.test(text) ? text : null;
});

/** One or more letters (spec §5), of any script: Vietnamese uses more than A to Z. */
export const letters = readAs('letters', (typed) => {
  const text = typed.normalize('NFC').trim();
  return /^\p{L}[\p{L}\p{M}]*$/u.test(text) ? text : null;
});

/** A code sent to a user: 6 digits by default (spec §5, §9). */
export function code(length = 6) {
  const pattern = new RegExp(`^[0-9]{${length}}$`);
  return readAs(
    'code',
    (typed) => {
      const text = compact(typed);
      return pattern.test(text) ? text : null;
    },
    { length },
  );
}
