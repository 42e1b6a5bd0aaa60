import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';

/** The part of the configuration that migrations get. */
export type MigrationSettings = Pick<Config, 'identitySecret'>;

/** A step forward. There is no way back. */
export interface ShopMigration {
  up: (db: Kysely<unknown>, settings: MigrationSettings) => Promise<void>;
}
