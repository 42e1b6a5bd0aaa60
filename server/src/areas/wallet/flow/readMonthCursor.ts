import { ruleMessages } from '@mcy/api/contract';
import { monthSchema } from '@mcy/api/wallet/flow/contract';
import { Refusal } from '../../../platform/http/Refusal.ts';

/** The month before which a page continues. Refuses a cursor this server did not give. */
export function readMonthCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const read = monthSchema.safeParse(cursor);
  if (read.success) return read.data;
  throw new Refusal({ error: 'wrong_type', message: ruleMessages.wrong_type, field: 'cursor' });
}
