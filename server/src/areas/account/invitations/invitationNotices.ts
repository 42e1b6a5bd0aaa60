import type { NoticeKinds } from '../../../platform/notices/NoticeKinds.ts';

declare module '../../../platform/notices/NoticeKinds.ts' {
  interface NoticeData {
    /** The invited user's nickname. */
    invite_bound: { nickname: string };
  }
}

export const invitationNotices = {
  invite_bound: {
    words: ({ nickname }) => ({
      title: {
        vn: `${nickname} đã nhận lời mời của bạn`,
        zh: `${nickname} 接受了您的邀请`,
        en: `${nickname} came by your invitation`,
      },
      body: {
        vn: 'Bạn của bạn vừa liên kết mã mời của bạn. Cảm ơn bạn đã giới thiệu MCY!',
        zh: '您的好友刚刚绑定了您的邀请码，感谢您推荐 MCY！',
        en: 'Your friend has just bound your invite code. Thank you for telling them of MCY!',
      },
    }),
    target: 'profile',
  },
} satisfies Partial<NoticeKinds>;
