import { compact } from './compact.ts';
import { readAs } from './readAs.ts';

/** Digits and nothing else, at least one (spec §5); leading zeros stay, because it is a text and no number. */
export const digits = readAs('digits', (typed) => {
  const text = typed.normalize('NFKC').trim();
  return /^[0-9]+$/.test(text) ? text : null;
});

/** Letters and nothing else, at least one (spec §5): of any script, because Vietnamese is written in more than A to Z. */
export const letters = readAs('letters', (typed) => {
  const text = typed.normalize('NFC').trim();
  return /^\p{L}[\p{L}\p{M}]*$/u.test(text) ? text : null;
});

/** A code that was sent to somebody: 6 digits unless said otherwise (spec §5, §9). */
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
