import { readAs } from './readAs.ts';

/**
 * An amount typed with up to 2 decimals (spec §5), behind a dot or a comma; kept as text with a dot, because binary
 * fractions are no money. "1.250" is refused rather than guessed at. The shop's own amounts are integers.
 */
export const decimalAmount = readAs('amount_decimals', (typed) => {
  const [, whole, decimals] = /^0*(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(typed.normalize('NFKC').trim()) ?? [];
  if (whole === undefined) return null;
  return decimals === undefined ? whole : `${whole}.${decimals}`;
});
