import * as z from 'zod/mini';

/**
 * A quantity: at least 1, and at most the maximum in its message (spec §5, where "greater than 1" contradicts its own
 * minimum).
 */
export function quantity(maximum: number) {
  return z
    .int({ error: 'quantity_integer' })
    .check(z.minimum(1, { error: 'quantity_minimum' }), z.maximum(maximum, { error: 'quantity_maximum' }));
}
