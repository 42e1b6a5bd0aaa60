import pg from 'pg';

/** How long somebody waits before the database is asked whether it still answers, in ms. */
const suspicious = 1000;

/** How long it may take to answer, in ms. It is asked twice, because this process may have been the slow one. */
const patience = 2000;

/**
 * Ends the connections in use when the database hangs, so that their statements fail instead of waiting for good:
 * a machine that is halted keeps its connections and answers nothing. A statement, such as a migration's, may take as
 * long as it needs while the database takes new connections.
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
      // With a statement under way, ending one does not wait for the database.
      if (hanging) for (const client of inUse.keys()) void client.end();
    });
  }, suspicious);
  timer.unref();
}

async function hangs(config: pg.ClientConfig): Promise<boolean> {
  return !(await answers(config)) && !(await answers(config));
}

/** Whether the database takes a connection, or says why it does not. */
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
