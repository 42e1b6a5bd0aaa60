import { afterAll, afterEach, beforeAll } from 'vitest';
import { auditDatabase } from '../audit.ts';
import { type TestPostgres, startPostgres } from './startPostgres.ts';
import { type TestServer, startTestServer } from './startTestServer.ts';

/** Two servers over one PostgreSQL, as behind a load balancer, for one file of tests; the audit must find nothing after each. Returns the server of an index, by turns. */
export function provideTwoServers(): (index: number) => TestServer {
  let postgres: TestPostgres;
  let servers: [TestServer, TestServer];
  beforeAll(async () => {
    postgres = await startPostgres();
    const databaseUrl = await postgres.createDatabase();
    servers = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })];
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await postgres.stop();
  });
  afterEach(async () => {
    const findings = await auditDatabase(servers[0].db);
    if (findings.length > 0) throw new Error(`the audit found ${JSON.stringify(findings)}`);
  });
  return (index) => servers[index % 2 === 0 ? 0 : 1];
}
