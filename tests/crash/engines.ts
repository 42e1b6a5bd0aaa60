import { onTestFinished } from 'vitest';
import { startPostgres } from '../../server/src/testing/startPostgres.ts';
import type { ShopSettings } from '../shop/startShop.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** Both databases that the shop supports. */
export const engines: readonly {
  engine: string;
  /** Creates an empty database for one test, and the settings to start on it. */
  prepare: () => Promise<ShopSettings>;
}[] = [
  { engine: 'the embedded database', prepare: async () => ({ DATA_DIR: await temporaryFolder() }) },
  {
    engine: 'PostgreSQL',
    prepare: async () => {
      const postgres = await startPostgres();
      onTestFinished(() => postgres.stop());
      return { DATABASE_URL: await postgres.createDatabase(), DEMO: '1', DATA_DIR: await temporaryFolder() };
    },
  },
];
