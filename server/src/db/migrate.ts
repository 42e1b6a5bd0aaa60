import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { migrations } from './migrations/index.ts';
import type { MigrationSettings } from './migrations/ShopMigration.ts';

/** Brings the tables up to date, all or nothing, and returns the names of the migrations it ran. Forward only: there is no way down. */
export async function migrate(db: Database, settings: MigrationSettings): Promise<string[]> {
  const { error, results } = await createMigrator(db, settings).migrateToLatest();
  if (error !== undefined) throw new Error('The tables could not be brought up to date', { cause: error });
  return (results ?? []).map((result) => result.migrationName);
}

/** Runs the migrations, all of them or up to one. */
export function createMigrator(db: Database, settings: MigrationSettings): Migrator {
  const told = Object.entries(migrations).map(([name, migration]): [string, Migration] => [
    name,
    { up: (transaction: Kysely<unknown>) => migration.up(transaction, settings) },
  ]);
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(Object.fromEntries(told)) } });
}
