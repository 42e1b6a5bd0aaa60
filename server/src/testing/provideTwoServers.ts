import { afterAll, afterEach, beforeAll } from 'vitest';
import { auditDatabase } from '../audit.ts';
import { createTestDatabase } from './createTestDatabase.ts';
import { type TestServer, startTestServer } from './startTestServer.ts';

/**
 * Two servers on one PostgreSQL, as behind a load balancer, for one test file; the audit must find nothing after each test. Returns the
 * servers in turn, by index.
 */
export function provideTwoServers(): (index: number) => TestServer {
  let servers: [TestServer, TestServer];
  beforeAll(async () => {
    const databaseUrl = await createTestDatabase();
    servers = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })];
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
  });
  afterEach(async () => {
    const findings = await auditDatabase(servers[0].db);
    if (findings.length > 0) throw new Error(`the audit found ${JSON.stringify(findings)}`);
  });
  return (index) => servers[index % 2 === 0 ? 0 : 1];
}
