/** Digits in groups of four, the last perhaps shorter. */
export function groupDigits(digits: string): string {
  return digits.replace(/\d{4}(?=\d)/g, '$& ');
}

/** The place in a grouped number right behind its n-th digit. */
export function placeAfterDigits(grouped: string, digits: number): number {
  let seen = 0;
  let place = 0;
  while (place < grouped.length && seen < digits) {
    if (grouped.charAt(place) !== ' ') seen += 1;
    place += 1;
  }
  return place;
}
