import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import * as z from 'zod/mini';

const folder = resolve(import.meta.dirname, '../../../tests/oldDatabases');

const oldDatabaseSchema = z.object({
  /** The migrations that made its tables, in order. */
  migrations: z.array(z.string()),
  /** What those migrations made, as `describeSchema` says it. */
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
      /** What the wallet said when the database was kept. */
      wallet: z.record(z.string(), z.number()),
      openings: z.number(),
    }),
  ),
  /** A POST as it was sent, and its answer. */
  retry: z.object({
    sign_in_name: z.string(),
    key: z.string(),
    pool_id: z.string(),
    client_seed: z.string(),
    answer: z.string(),
  }),
});

/** A database of an earlier version, made by `npm run keep-database`. */
export type OldDatabase = z.output<typeof oldDatabaseSchema>;

/** The versions whose databases are kept. */
export function listOldDatabases(): string[] {
  return readdirSync(folder).toSorted();
}

/** Reads the kept database of a version. */
export function readOldDatabase(version: string): OldDatabase {
  return oldDatabaseSchema.parse(JSON.parse(brotliDecompressSync(readFileSync(oldDatabaseFile(version))).toString()));
}

export function oldDatabaseFile(version: string): string {
  return join(folder, version, 'database.json.br');
}
