import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type TestPostgres, startPostgres } from '../../server/src/testing/startPostgres.ts';
import type { ShopSettings } from '../shop/startShop.ts';

/** A database for the tests of one suite. */
export interface Prepared {
  settings: ShopSettings;
  end: () => Promise<void>;
}

/** Both databases that the shop supports, with the demo. */
export const engines: readonly { engine: string; prepare: () => Promise<Prepared> }[] = [
  {
    engine: 'the embedded database',
    prepare: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'mcy-crash-'));
      await cp(inject('seededShop'), folder, { recursive: true });
      return {
        settings: { DATA_DIR: folder, RATE_LIMITS: '0' },
        end: () => rm(folder, { recursive: true, force: true }),
      };
    },
  },
  { engine: 'PostgreSQL', prepare: preparePostgres },
];

/** With the PostgreSQL itself, for tests that end it. */
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
