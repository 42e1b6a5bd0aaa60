import { checkIn } from '@mcy/api/account/checkIn/contract';
import { login } from '@mcy/api/account/entry/contract';
import type { TestServer } from '../../../testing/startTestServer.ts';
import type { TestRequests } from '../../../testing/TestRequests.ts';
import { demoAccounts } from '../entry/demo/demoAccounts.ts';

export const testRequests: TestRequests = {
  days: {
    first: checkInDemo,
    second: checkInDemo,
    // Verified since the second day.
    third: async ({ succeed }, { an }) => void (await succeed(checkIn, {}, { session: an })),
  },
};

/** The demo's verified account. */
async function checkInDemo({ succeed }: TestServer): Promise<void> {
  const account = demoAccounts.find(({ verified }) => verified);
  if (!account) throw new Error('The demo has no verified account.');
  const { sign_in_name, password } = account;
  const session = await succeed(login, { sign_in_name, password }, { device: 'kept-device-of-the-test-0001' });
  await succeed(checkIn, {}, { session });
}
