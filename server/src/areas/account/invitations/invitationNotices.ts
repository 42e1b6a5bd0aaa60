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
        zh: `${nickname} 接受了你的邀请`,
        en: `${nickname} accepted your invitation`,
      },
      body: {
        vn: 'Bạn của bạn vừa liên kết mã mời của bạn. Cảm ơn bạn đã giới thiệu MCY!',
        zh: '你的好友刚刚绑定了你的邀请码，感谢你推荐 MCY！',
        en: 'Your friend just added your invite code. Thanks for sharing MCY!',
      },
    }),
    sign: 'gift',
    leadsTo: {
      page: '/pages/user/edit',
      label: { vn: 'Xem hồ sơ của tôi', zh: '查看我的资料', en: 'See my profile' },
    },
  },
} satisfies NoticeKinds;
