import { checkIn } from '@mcy/api/account/checkIn/contract';
import { signInDemo } from '../../../testing/signInDemo.ts';
import type { TestServer } from '../../../testing/startTestServer.ts';
import type { TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = {
  days: {
    first: checkInDemo,
    second: checkInDemo,
    // Verified since the second day.
    third: async ({ succeed }, { an }) => void (await succeed(checkIn, {}, { session: an })),
  },
};

/** As the demo's verified account. */
async function checkInDemo(server: TestServer): Promise<void> {
  await server.succeed(checkIn, {}, { session: await signInDemo(server, 'verified') });
}
