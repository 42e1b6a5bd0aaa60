import pg from 'pg';

/** How long a query may wait before the database is probed, in ms. */
const suspicious = 1000;

/** How long the probe may take, in ms. It runs twice, because this process may have been the slow one. */
const patience = 2000;

/**
 * Ends the connections in use when the database hangs, so that their statements fail instead of waiting forever: a halted machine keeps its
 * connections and answers nothing. As long as the database accepts new connections, a statement (such as a migration's)
 * may take as long as it needs.
 */
export function endWhenHanging(pool: pg.Pool, config: pg.ClientConfig): void {
  const inUse = new Map<pg.PoolClient, number>();
  pool.on('acquire', (client) => inUse.set(client, performance.now()));
  pool.on('release', (_error, client) => inUse.delete(client));
  let asking = false;
  const timer = setInterval(() => {
    if (pool.ended) return clearInterval(timer);
    const now = performance.now();
    if (asking || ![...inUse.values()].some((since) => now - since > suspicious)) return;
    asking = true;
    void hangs(config).then((hanging) => {
      asking = false;
      // Its own end would wait for the statements that were sent.
      if (hanging) for (const client of inUse.keys()) client.connection.stream.destroy();
    });
  }, suspicious);
  timer.unref();
}

async function hangs(config: pg.ClientConfig): Promise<boolean> {
  return !(await answers(config)) && !(await answers(config));
}

/** Resolves once the database accepts a connection, or with the reason why it does not. */
async function answers(config: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: patience });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  } finally {
    void client.end();
  }
}
