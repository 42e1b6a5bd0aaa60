import * as z from 'zod/mini';

/** Request part of every paged list: the previous page's `next_cursor` and a row limit (at most 50). */
export const pageRequest = {
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(50)), 20),
};

/** Response of a paged list: `next_cursor` is null on the last page. */
export function pageOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({ rows: z.array(row), next_cursor: z.nullable(z.string()) });
}
