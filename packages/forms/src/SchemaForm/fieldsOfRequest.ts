import { type FieldMeta, fieldMeta } from '@mcy/api/contract';
import * as z from 'zod/mini';

/** A request's field with how it is shown. */
export interface ContractField extends FieldMeta {
  name: string;
}

/** Fields of a request in the schema's order. A field without metadata cannot be shown: that is a fault of the contract. */
export function fieldsOfRequest(request: z.ZodMiniObject): ContractField[] {
  return Object.entries(request.shape).map(([name, schema]) => {
    const meta = schema instanceof z.ZodMiniType ? fieldMeta.get(schema) : undefined;
    if (!meta) throw new Error(`The request's field "${name}" has no metadata: write it with field() in the contract.`);
    return { name, ...meta };
  });
}
