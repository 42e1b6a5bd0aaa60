/**
 * A number as it is meant: full-width digits made plain, and without the spaces, dots, dashes, brackets
 * and unseen marks that people and address books put between them.
 */
export function compact(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s.()\p{Pd}\p{Cf}]/gu, '');
}
