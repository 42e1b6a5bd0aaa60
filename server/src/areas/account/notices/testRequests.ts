import { listNotifications } from '@mcy/api/account/notices/contract';
import type { TestServer } from '../../../testing/startTestServer.ts';
import type { Owner, TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = {
  examples: {
    '/api/push/subscribe': {
      endpoint: 'https://push.example.com/send/1',
      p256dh: 'B'.repeat(87),
      auth: 'a'.repeat(22),
    },
  },
  owned: { '/api/notify/detail': createNotice, '/api/notify/read': createNotice },
};

async function createNotice(server: TestServer, session: Owner) {
  await server.recharge(session, 50_000);
  const { rows } = await server.succeed(listNotifications, {}, { session });
  return { notification_id: rows[0]?.notification_id };
}
