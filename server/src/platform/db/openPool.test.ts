import { PGlite } from '@electric-sql/pglite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startPostgres } from '../../testing/startPostgres.ts';
import { openEmbeddedPool, openPool } from './openPool.ts';
import { isUnavailable } from './sqlState.ts';

it('leaves a long statement alone while PostgreSQL answers, and ends it when PostgreSQL hangs', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const pool = openPool(await postgres.createDatabase());
  onTestFinished(() => pool.end());
  await expect(pool.query('select pg_sleep(3)')).resolves.toMatchObject({ rowCount: 1 });
  const hanging = pool.query('select pg_sleep(60)');
  postgres.freeze();
  const error: unknown = await hanging.catch((reason: unknown) => reason);
  postgres.thaw();
  expect(isUnavailable(error)).toBe(true);
  await expect(pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
});

it('reports once that the embedded engine has failed', async () => {
  const engine = new PGlite();
  await engine.waitReady;
  onTestFinished(() => engine.close());
  const onBroken = vi.fn();
  const pool = openEmbeddedPool(engine, onBroken);
  await pool.query('select 1');
  vi.spyOn(engine, 'execProtocolStream').mockRejectedValue(new Error('the disk is gone'));
  await expect(pool.query('select 1')).rejects.toThrow('the disk is gone');
  expect(onBroken).toHaveBeenCalledWith('the disk is gone');
  vi.restoreAllMocks();
});
