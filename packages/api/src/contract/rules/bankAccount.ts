import { compact } from './compact.ts';
import { readAs } from './readAs.ts';
import { text } from './text.ts';

/** Name of a bank, chosen or typed: at most 60 characters (ours). */
export const bankName = text(60);

/**
 * An account or card number of a Vietnamese bank (spec §3), 6 to 19 digits (ours). Account numbers have no check digit,
 * so none is checked.
 */
export const cardNumber = readAs('card_number', (typed) => {
  const number = compact(typed);
  return /^\d{6,19}$/.test(number) ? number : null;
});

/** An account holder as banks print it: capitals A to Z without accents, 2 to 50 characters (ours). */
export const holderName = readAs('holder_name', (typed) => {
  const name = printedName(typed).trim();
  return /^[A-Z][A-Z .'-]{1,49}$/.test(name) ? name : null;
});

/**
 * Converts a name to the letters a bank prints: "Nguyễn Thị Đào" becomes "NGUYEN THI DAO". Non-letters stay unchanged.
 */
export function printedName(typed: string): string {
  // đ does not decompose into a letter and an accent.
  return typed.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'D').replace(/\s+/g, ' ').toUpperCase();
}
