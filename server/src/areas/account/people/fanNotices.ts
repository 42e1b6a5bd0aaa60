import type { NoticeKinds } from '../../../platform/notices/NoticeKinds.ts';

declare module '../../../platform/notices/NoticeKinds.ts' {
  interface NoticeData {
    /** The new follower, and their nickname at the time. */
    new_fan: { user_id: string; nickname: string };
  }
}

export const fanNotices = {
  new_fan: {
    words: ({ nickname }) => ({
      title: {
        vn: `${nickname} vừa theo dõi bạn`,
        zh: `${nickname} 关注了你`,
        en: `${nickname} followed you`,
      },
      body: {
        vn: 'Ghé xem hồ sơ của họ. Biết đâu hai bạn cùng mê một bộ đồ chơi!',
        zh: '去看看 TA 的主页吧，说不定你们收藏着同一个系列！',
        en: 'Visit their profile. You may collect the same toys!',
      },
    }),
    sign: 'heart',
    leadsTo: {
      page: '/pages/user/home',
      parameters: ({ user_id }) => ({ user_id }),
      label: { vn: 'Xem trang cá nhân', zh: '查看个人主页', en: 'View profile' },
    },
  },
} satisfies NoticeKinds;
