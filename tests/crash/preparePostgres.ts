import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestPostgres, startPostgres } from '../../server/src/testing/startPostgres.ts';
import type { Prepared } from './Prepared.ts';

/** The demo on a PostgreSQL of its own, for tests that end it too. */
export async function preparePostgres(): Promise<Prepared & { postgres: TestPostgres }> {
  const folder = await mkdtemp(join(tmpdir(), 'mcy-crash-'));
  const postgres = await startPostgres();
  return {
    postgres,
    settings: { DATABASE_URL: await postgres.createDatabase(), DEMO: '1', DATA_DIR: folder, RATE_LIMITS: '0' },
    end: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
