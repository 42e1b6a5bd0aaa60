import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import type { MigrationSettings, ShopMigration } from './ShopMigration.ts';

/** Migrations by name; names order them. One that has run anywhere is never edited: a change is a new one. */
type Migrations = Readonly<Record<string, ShopMigration>>;

/** Brings the tables up to date, all or nothing, and returns the names of the migrations it ran. Forward only: there is no way down. */
export async function migrate(db: Database, migrations: Migrations, settings: MigrationSettings): Promise<string[]> {
  const { error, results } = await createMigrator(db, migrations, settings).migrateToLatest();
  if (error !== undefined) throw new Error('The tables could not be brought up to date', { cause: error });
  return (results ?? []).map((result) => result.migrationName);
}

/** Runs the migrations, all of them or up to one. */
export function createMigrator(db: Database, migrations: Migrations, settings: MigrationSettings): Migrator {
  const told = Object.entries(migrations).map(([name, migration]): [string, Migration] => [
    name,
    { up: (transaction: Kysely<unknown>) => migration.up(transaction, settings) },
  ]);
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(Object.fromEntries(told)) } });
}
