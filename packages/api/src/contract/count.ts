import * as z from 'zod/mini';

/** A whole number from 0: a count, or a zero-based position. */
export const countSchema = z.int().check(z.nonnegative());

/** A whole number from 1. */
export const positiveSchema = z.int().check(z.positive());
