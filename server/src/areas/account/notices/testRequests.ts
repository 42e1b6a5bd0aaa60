import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { listNotifications, markNotificationsRead, subscribePush } from '@mcy/api/account/notices/contract';
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
  days: {
    second: async ({ succeed }, { an }) => void (await succeed(subscribePush, browserKeys(), { session: an })),
    third: async ({ succeed }, { an }) => {
      const { rows } = await succeed(listNotifications, { limit: 50 }, { session: an });
      await succeed(markNotificationsRead, { notification_id: rows.at(-1)?.notification_id }, { session: an });
    },
  },
};

async function createNotice(server: TestServer, session: Owner) {
  await server.recharge(session, 50_000);
  const { rows } = await server.succeed(listNotifications, {}, { session });
  return { notification_id: rows[0]?.notification_id };
}

function browserKeys() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return {
    endpoint: `https://push.example.com/send/${randomUUID()}`,
    p256dh: keys.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}
