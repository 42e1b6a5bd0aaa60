import * as z from 'zod/mini';

/** A whole number from 0: how many there are, or a place counted from 0. */
export const countSchema = z.int().check(z.nonnegative());

/** A whole number from 1. */
export const positiveSchema = z.int().check(z.positive());
