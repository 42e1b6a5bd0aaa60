import * as z from 'zod/mini';

/** Data of `ready`: what changed in the time that the page may have missed. */
export const missedSchema = z.object({ topics: z.array(z.string()), everybody: z.array(z.string()) });

/** Data of `touched`. */
export const touchedSchema = z.object({
  topics: z.array(z.string()),
  everybody: z.optional(z.boolean()),
  /** Whose answers of a topic changed, such as a pool's; all of them where it is not named. */
  // `z.record` would add half a kilobyte to home's file, which has zod.
  subjects: z.optional(z.catchall(z.object({}), z.array(z.string()))),
});

/** Ids by topic. */
export type Subjects = NonNullable<z.output<typeof touchedSchema>['subjects']>;
