import { readUser } from '@mcy/api/account/profile/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rememberDevice } from '../../areas/account/entry/sessions/rememberDevice.ts';
import { shop } from '../../shop.ts';
import { type TestServer, startTestServer } from '../../testing/startTestServer.ts';
import { hour } from './startJobs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The shop's hourly job, at a given time. */
async function sweep(now: Date): Promise<void> {
  const open = shop.open({ db: server.db, config: server.config, log: pino({ level: 'silent' }) });
  for (const { every, run } of shop.jobs) if (every === hour) await run(open, now);
}

it('deletes expired rows, and nothing earlier', async () => {
  const session = await server.registerUser();
  const count = async (): Promise<number> =>
    (await server.db.selectFrom('idempotency').select('key_hash').execute()).length +
    (await server.db.selectFrom('session').select('session_id').execute()).length;
  await sweep(new Date());
  expect(await count()).toBe(2);
  expect(await server.call(readUser, {}, { session })).toMatchObject({ code: 200 });
  await sweep(new Date(Date.now() + 8 * 86_400_000));
  expect(await count()).toBe(1);
  await sweep(new Date(Date.now() + 91 * 86_400_000));
  expect(await count()).toBe(0);
});

it('forgets a device 180 days after its last sign-in', async () => {
  const { user_id } = await server.registerUser();
  const known = async (): Promise<number> =>
    (await server.db.selectFrom('known_device').select('device').where('user_id', '=', user_id).execute()).length;
  await rememberDevice(server.db, { user_id, device: 'a'.repeat(64), now: new Date() });
  await sweep(new Date(Date.now() + 179 * 86_400_000));
  expect(await known()).toBe(1);
  await sweep(new Date(Date.now() + 181 * 86_400_000));
  expect(await known()).toBe(0);
});

it('deletes a notification 90 days after it was read, or after a year', async () => {
  const session = await server.registerUser();
  for (const amount of [50_000, 60_000, 70_000]) await server.recharge(session, amount);
  const left = async () => {
    const rows = await server.db
      .selectFrom('notification')
      .select('notification_id')
      .where('user_id', '=', session.user_id)
      .orderBy('notification_id')
      .execute();
    return rows.map(({ notification_id }) => notification_id);
  };
  const [read = '', readLate = '', unread = ''] = await left();
  const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);
  const markRead = (notification_id: string, read_at: Date) =>
    server.db.updateTable('notification').set({ read_at }).where('notification_id', '=', notification_id).execute();
  await markRead(read, inDays(0));
  await markRead(readLate, inDays(89));

  await sweep(inDays(89));
  expect(await left()).toEqual([read, readLate, unread]);
  await sweep(inDays(91));
  expect(await left()).toEqual([readLate, unread]);
  await sweep(inDays(180));
  expect(await left()).toEqual([unread]);
  await sweep(inDays(364));
  expect(await left()).toEqual([unread]);
  await sweep(inDays(366));
  expect(await left()).toEqual([]);
});
