import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/**
 * Creates a database with only the tables, on the PostgreSQL that all test files share; `empty` without tables, for a test of migrations.
 * Returns its `DATABASE_URL`.
 */
export async function createTestDatabase({ empty = false } = {}): Promise<string> {
  const url = new URL(inject('templateUrl'));
  const template = url.pathname.slice(1);
  const name = `mcy_${randomUUID().replaceAll('-', '')}`;
  // By files: through the log, as by default, takes PostgreSQL more than twice the time.
  await run(`create database ${name} template ${empty ? 'template0' : template} strategy file_copy`);
  url.pathname = `/${name}`;
  return url.href;
}

/** Removes a database of `createTestDatabase`: all of a run together would fill a small machine. */
export async function dropTestDatabase(databaseUrl: string): Promise<void> {
  await run(`drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
}

async function run(statement: string): Promise<void> {
  const url = new URL(inject('templateUrl'));
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
