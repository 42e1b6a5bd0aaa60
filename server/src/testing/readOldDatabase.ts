import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import * as z from 'zod/mini';

const folder = resolve(import.meta.dirname, '../../../tests/oldDatabases');

const oldDatabaseSchema = z.object({
  /** The migrations that created its tables, in order. */
  migrations: z.array(z.string()),
  /** The schema that they created, from `describeSchema`. */
  schema: z.array(z.string()),
  /** Every table's rows as `to_json` wrote them. */
  tables: z.record(z.string(), z.array(z.looseObject({}))),
  sequences: z.record(z.string(), z.object({ last_value: z.string(), is_called: z.boolean() })),
  /** Bytes of the uploaded files by `file_id`, in base64. */
  files: z.record(z.string(), z.string()),
  players: z.array(
    z.object({
      sign_in_name: z.string(),
      password: z.string(),
      /** The wallet at that time. */
      wallet: z.record(z.string(), z.number()),
      openings: z.number(),
    }),
  ),
  /** A recorded POST and its answer. */
  retry: z.object({
    sign_in_name: z.string(),
    key: z.string(),
    pool_id: z.string(),
    client_seed: z.string(),
    answer: z.string(),
  }),
});

/** A database of an earlier version, saved by `npm run keep-database`. */
export type OldDatabase = z.output<typeof oldDatabaseSchema>;

/** The versions with a saved database. */
export function listOldDatabases(): string[] {
  return readdirSync(folder).toSorted();
}

/** Reads a version's saved database. */
export function readOldDatabase(version: string): OldDatabase {
  return oldDatabaseSchema.parse(JSON.parse(brotliDecompressSync(readFileSync(oldDatabaseFile(version))).toString()));
}

export function oldDatabaseFile(version: string): string {
  return join(folder, version, 'database.json.br');
}
