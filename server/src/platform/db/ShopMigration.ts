import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';

/** What migrations are told of the configuration. */
export type MigrationSettings = Pick<Config, 'identitySecret'>;

/** A step forward. There is none back. */
export interface ShopMigration {
  up: (db: Kysely<unknown>, settings: MigrationSettings) => Promise<void>;
}
