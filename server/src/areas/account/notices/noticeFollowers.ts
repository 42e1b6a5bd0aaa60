import { follower } from '../../../platform/facts/Follower.ts';
import { touch } from '../../../platform/facts/touch.ts';

/** A win's notification becomes visible once the player saw the opening. */
export const noticeFollowers = [
  follower('openingRevealed', {
    name: 'notices of an opening',
    within: (db, facts) => {
      for (const { data } of facts) touch(db, 'account/notices', data.user_id);
      return Promise.resolve();
    },
  }),
];
