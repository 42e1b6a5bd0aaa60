/** Digits in groups of four; the last may be shorter. */
export function groupDigits(digits: string): string {
  return digits.replace(/\d{4}(?=\d)/g, '$& ');
}

/** Returns the position in a grouped number right after its n-th digit. */
export function placeAfterDigits(grouped: string, digits: number): number {
  let seen = 0;
  let place = 0;
  while (place < grouped.length && seen < digits) {
    if (grouped.charAt(place) !== ' ') seen += 1;
    place += 1;
  }
  return place;
}
