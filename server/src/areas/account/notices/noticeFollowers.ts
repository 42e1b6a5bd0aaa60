import { follower } from '../../../platform/facts/Follower.ts';
import { touch } from '../../../platform/facts/touch.ts';

/** What was won is told once it was seen: the notification that waited for it shows now. */
export const noticeFollowers = [
  follower('openingRevealed', {
    name: 'notices of an opening',
    within: (db, facts) => {
      for (const { data } of facts) touch(db, 'account/notices', data.user_id);
      return Promise.resolve();
    },
  }),
];
