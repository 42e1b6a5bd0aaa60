import { ruleMessages } from '@mcy/api/contract';
import { z } from 'zod';
import { Refusal } from './Refusal.ts';

const id = z.uuid();
const place = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const number = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

/** The id after which a page continues; null for the first page. Refuses a cursor this server did not issue. */
export function readIdCursor(cursor: string | undefined): string | null {
  return readCursor(id, cursor);
}

/** The number a page continues after; null for the first page. Refuses a cursor this server did not give. */
export function readNumberCursor(cursor: string | undefined): number | null {
  return readCursor(number, cursor);
}

/** The number a page begins at; 0 for the first page. Refuses a cursor this server did not give. */
export function readPlaceCursor(cursor: string | undefined): number {
  return readCursor(place, cursor) ?? 0;
}

/** What a page continues after, by the schema of its cursors; null for the first page. Refuses a cursor this server did not give. */
export function readCursor<Value>(schema: z.core.$ZodType<Value>, cursor: string | undefined): Value | null {
  if (cursor === undefined) return null;
  const read = z.safeParse(schema, cursor);
  if (read.success) return read.data;
  throw new Refusal({ error: 'wrong_type', message: ruleMessages.wrong_type, field: 'cursor' });
}
