/**
 * Normalizes a typed number: turns full-width digits into plain ones and removes the spaces, dots, dashes, brackets
 * and invisible marks that people and address books add.
 */
export function compact(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s.()\p{Pd}\p{Cf}]/gu, '');
}
