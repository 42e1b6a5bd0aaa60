import { listSessions } from '@mcy/api/account/entry/contract';
import type { TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = {
  owned: {
    '/api/user/endSession': async (server, session) => {
      const { rows } = await server.succeed(listSessions, {}, { session });
      return { session_id: rows[0]?.session_id };
    },
  },
};
