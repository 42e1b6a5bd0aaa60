import { listSessions, login, logout, sendCode } from '@mcy/api/account/entry/contract';
import type { TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = {
  owned: {
    '/api/user/endSession': async (server, session) => {
      const { rows } = await server.succeed(listSessions, {}, { session });
      return { session_id: rows[0]?.session_id };
    },
  },
  days: {
    third: async ({ succeed }, { chi: { sign_in_name, password } }) => {
      await succeed(sendCode, { sign_in_name, purpose: 'sign_in' });
      const session = await succeed(login, { sign_in_name, password }, { device: 'kept-device-of-the-test-0001' });
      await succeed(logout, {}, { session });
    },
  },
};
