import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import type pg from 'pg';
import type { Config } from '../config/config.ts';
import type { Database, Tables } from './database.ts';
import { DatabaseOpenError } from './DatabaseOpenError.ts';
import { lockDataFolder } from './lockDataFolder.ts';
import { openEmbeddedPool, openPool } from './openPool.ts';
import { pipelineDialect } from './pipelineDialect.ts';

/** An open database and how to close it. */
export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  close: () => Promise<void>;
}

/** Opens PostgreSQL when `DATABASE_URL` is set, else the embedded engine under the data folder, which it locks. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) return openServer(config.databaseUrl);
  const unlock = lockDataFolder(config.dataDir);
  try {
    const database = await openEmbedded(await openOnDisk(join(config.dataDir, 'db')));
    return {
      ...database,
      close: async () => {
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Wraps the embedded engine, on disk or in memory, as the shop's database. Closing it closes the engine. */
export async function openEmbedded(engine: PGlite): Promise<OpenDatabase> {
  await engine.waitReady;
  const database = overPool(openEmbeddedPool(engine));
  return {
    ...database,
    close: async () => {
      await database.close();
      await engine.close();
    },
  };
}

function overPool(pool: pg.Pool): OpenDatabase {
  const db = new Kysely<Tables>({ dialect: pipelineDialect(pool) });
  return { db, pool, close: () => pool.end() };
}

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const database = overPool(openPool(databaseUrl));
  try {
    await database.pool.query('select 1');
    return database;
  } catch (error) {
    await database.close();
    throw new DatabaseOpenError(
      `The database at DATABASE_URL does not answer (${reasonOf(error)}): start it, or correct DATABASE_URL.`,
      { cause: error },
    );
  }
}

async function openOnDisk(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create(folder);
  } catch (error) {
    throw new DatabaseOpenError(
      `The database in ${folder} does not open (${reasonOf(error)}): check the folder's permissions and free space, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
