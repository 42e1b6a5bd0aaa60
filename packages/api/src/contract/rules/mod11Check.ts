const characters = '0123456789X';

/** Returns the ISO 7064 MOD 11-2 check character of a row of digits. */
export function mod11Check(digits: string): string {
  let product = 0;
  for (const digit of digits) product = ((product + Number(digit)) * 2) % 11;
  return characters.charAt((12 - product) % 11);
}
