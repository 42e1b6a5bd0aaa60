import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import type { MigrationSettings, ShopMigration } from './ShopMigration.ts';

/** Migrations by name; names order them. Never edit one that has run anywhere: add a new one. */
type Migrations = Readonly<Record<string, ShopMigration>>;

/** Brings the tables up to date, all or nothing, and returns the names of the migrations it ran. There is no way down. */
export async function migrate(db: Database, migrations: Migrations, settings: MigrationSettings): Promise<string[]> {
  const { error, results } = await createMigrator(db, migrations, settings).migrateToLatest();
  if (error !== undefined) throw new Error('The migrations failed', { cause: error });
  return (results ?? []).map((result) => result.migrationName);
}

/** Runs all migrations, or those up to a given one. */
export function createMigrator(db: Database, migrations: Migrations, settings: MigrationSettings): Migrator {
  const told = Object.entries(migrations).map(([name, migration]): [string, Migration] => [
    name,
    { up: (transaction: Kysely<unknown>) => migration.up(transaction, settings) },
  ]);
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(Object.fromEntries(told)) } });
}
