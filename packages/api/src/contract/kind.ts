import * as z from 'zod/mini';

/** The name of a kind that an area defines, such as `box_open`. The set is open: a reader must not depend on it. */
export const kindSchema = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,59}$/));
