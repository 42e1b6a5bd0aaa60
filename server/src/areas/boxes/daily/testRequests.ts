import { remindOfDailyDraw } from '@mcy/api/boxes/daily/contract';
import type { TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = {
  // A draw needs the evening, which the demo's past has.
  days: {
    first: async ({ succeed }, { an }) => void (await succeed(remindOfDailyDraw, { reminds: true }, { session: an })),
  },
};
