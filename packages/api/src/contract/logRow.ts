import * as z from 'zod/mini';

/** An operator's action, one of a topic's, with the reason. */
export function logRowOf<const Actions extends readonly string[]>(actions: Actions) {
  return z.object({
    log_id: z.uuid(),
    action: z.enum(actions),
    /** Nickname of the operator. */
    operator: z.string(),
    why: z.string(),
    created_at: z.iso.datetime(),
  });
}
