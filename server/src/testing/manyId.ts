import { createHash } from 'node:crypto';

/** The id that `many_id` of the database gives to a row: those of a kind are in the order of their numbers. */
export function manyId(kind: string, number: number): string {
  const hash = createHash('md5').update(kind).digest('hex').slice(0, 8);
  return `${hash}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}
