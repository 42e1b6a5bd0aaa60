import { afterAll, afterEach, beforeAll } from 'vitest';
import { auditDatabase } from '../audit.ts';
import { type Check, runChecks } from '../platform/db/runChecks.ts';
import { type TestServer, startTestServer } from './startTestServer.ts';

/**
 * A server for one test file; the audit must find nothing after each test. A test that writes rows without the flow
 * around them says which checks hold.
 */
export function provideServer(checks?: readonly Check[]): () => TestServer {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  afterEach(async () => {
    const findings = await (checks ? runChecks(server.db, checks) : auditDatabase(server.db));
    if (findings.length > 0) throw new Error(`the audit found ${JSON.stringify(findings)}`);
  });
  return () => server;
}
