import { formatAmount } from '@mcy/api/contract';
import type { User } from '@mcy/api/account/profile/contract';
import { levelNames } from './levelNames.ts';
import type { NoticeKinds } from '../../../platform/notices/NoticeKinds.ts';

declare module '../../../platform/notices/NoticeKinds.ts' {
  interface NoticeData {
    level_reached: { level: User['level']; points: number };
  }
}

export const levelNotices = {
  level_reached: {
    words: ({ level, points }) => {
      const name = levelNames[level];
      const reached = formatAmount(points);
      return {
        title: {
          vn: `Chúc mừng bạn lên hạng ${name.vn}!`,
          zh: `恭喜你升至${name.zh}等级！`,
          en: `Congratulations, you’ve reached ${name.en}!`,
        },
        body: {
          vn: `Bạn đã tích được ${reached} điểm. Cảm ơn bạn đã đồng hành cùng MCY.`,
          zh: `你已累积 ${reached} 积分，感谢你与 MCY 一路相伴。`,
          en: `You now have ${reached} points. Thanks for being with MCY.`,
        },
      };
    },
    sign: 'crown',
    leadsTo: {
      page: '/pages/user/level',
      label: { vn: 'Xem hạng của tôi', zh: '查看我的等级', en: 'See my level' },
    },
  },
} satisfies NoticeKinds;
