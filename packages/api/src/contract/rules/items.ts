import * as z from 'zod/mini';

/** Ids of a player's items, each once: one at least, `maximum` at most. */
export function items(maximum: number) {
  return z.array(z.uuid()).check(
    z.minLength(1),
    z.maxLength(maximum),
    z.refine((ids) => new Set(ids).size === ids.length, { error: 'item_twice' }),
  );
}
