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

const failingSchema = z.object({
  /** The job's name, as the log has it. */
  job: z.string(),
  /** How many rows it cannot do; 1 when it fails as a whole. */
  count: countSchema,
  since: z.iso.datetime(),
});

/** Work of the shop by itself that fails. */
export type FailingJob = z.output<typeof failingSchema>;

export const listWaitingWork = defineCall({
  topic: 'operator/desk',
  method: 'GET',
  path: '/api/operator/desk/waiting',
  role: 'operator',
  right: 'any',
  summary: 'What waits for operators within the caller’s rights, by topic, and jobs of the shop that fail.',
  request: z.strictObject({}),
  response: z.object({ rows: z.array(waitingSchema), failing: z.array(failingSchema) }),
});
