import type { Kysely } from 'kysely';

/** Every table of the shop. Its owner declares it in its own `tables.ts` (`declare module`), with a migration. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the areas and the other rooms
export interface Tables {}

/** The database, or a transaction on it: the same SQL runs on the embedded engine and on PostgreSQL. */
export type Database = Kysely<Tables>;
