import { readUser } from '@mcy/api/account/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, startTestServer } from '../testing/startTestServer.ts';
import { sweep } from './sweep.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('deletes what has no more use, and nothing before', async () => {
  const session = await server.registerUser();
  const count = async (): Promise<number> =>
    (await server.db.selectFrom('idempotency').select('key_hash').execute()).length +
    (await server.db.selectFrom('session').select('session_id').execute()).length;
  await sweep(server.db, new Date());
  expect(await count()).toBe(2);
  expect(await server.call(readUser, {}, { session })).toMatchObject({ code: 200 });
  await sweep(server.db, new Date(Date.now() + 8 * 86_400_000));
  expect(await count()).toBe(1);
  await sweep(server.db, new Date(Date.now() + 91 * 86_400_000));
  expect(await count()).toBe(0);
});
