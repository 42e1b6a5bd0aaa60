import { compact } from './compact.ts';
import { readAs } from './readAs.ts';
import { text } from './text.ts';

/** Name of a bank, chosen or typed: at most 60 characters (ours). */
export const bankName = text(60);

/** An account or card number of a Vietnamese bank (spec §3), 6 to 19 digits (ours). Account numbers have no check digit, so none is asked. */
export const cardNumber = readAs('card_number', (typed) => {
  const number = compact(typed);
  return /^\d{6,19}$/.test(number) ? number : null;
});

/** The holder of an account as banks print it: capitals A to Z without accents, 2 to 50 characters (ours). */
export const holderName = readAs('holder_name', (typed) => {
  const name = printedName(typed).trim();
  return /^[A-Z][A-Z .'-]{1,49}$/.test(name) ? name : null;
});

/** A name in the letters a bank prints: "Nguyễn Thị Đào" is "NGUYEN THI DAO". What is no letter stays as it was typed. */
export function printedName(typed: string): string {
  // The bar of đ is part of the letter: it does not come apart as accents do.
  return typed.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'D').replace(/\s+/g, ' ').toUpperCase();
}
