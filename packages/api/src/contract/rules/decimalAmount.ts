import { readAs } from './readAs.ts';

/**
 * An amount with up to 2 decimals (spec §5), after a dot or a comma. Stored as text with a dot, because binary
 * fractions are not exact. "1.250" is ambiguous and refused. The shop's own amounts are integers.
 */
export const decimalAmount = readAs('amount_decimals', (typed) => {
  const [, whole, decimals] = /^0*(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(typed.normalize('NFKC').trim()) ?? [];
  if (whole === undefined) return null;
  return decimals === undefined ? whole : `${whole}.${decimals}`;
});
