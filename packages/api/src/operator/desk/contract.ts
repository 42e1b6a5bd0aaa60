import * as z from 'zod/mini';
import { countSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';

const waitingSchema = z.object({
  /** Whose screen it waits on. */
  topic: z.string(),
  count: countSchema,
  /** True when there is more than was counted. */
  more: z.boolean(),
  /** Since when the oldest waits; null when nothing does. */
  oldest_at: z.nullable(z.iso.datetime()),
});

export const listWaitingWork = defineCall({
  topic: 'operator/desk',
  method: 'GET',
  path: '/api/operator/desk/waiting',
  role: 'operator',
  right: 'any',
  summary: 'What waits for operators within the caller’s rights, by topic.',
  request: z.strictObject({}),
  response: z.object({ rows: z.array(waitingSchema) }),
});
