import { afterAll, afterEach, beforeAll } from 'vitest';
import { auditDatabase } from '../audit.ts';
import { type TestServer, startTestServer } from './startTestServer.ts';

/** A server for one test file; the audit must find nothing after each test. */
export function provideServer(): () => TestServer {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  afterEach(async () => {
    const findings = await auditDatabase(server.db);
    if (findings.length > 0) throw new Error(`the audit found ${JSON.stringify(findings)}`);
  });
  return () => server;
}
