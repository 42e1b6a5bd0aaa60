import type { Translated } from '@mcy/api/contract';
import type { NoticeKinds } from '../../../platform/notices/NoticeKinds.ts';

declare module '../../../platform/notices/NoticeKinds.ts' {
  interface NoticeData {
    /** A season ends in so many days: rewards that wait to be received, and tasks that are not fulfilled. */
    pass_ending: { name: Translated; days: number; waiting: number; open: number };
    /** The season is over, and the shop gave what was not collected. */
    pass_handed_over: { name: Translated; count: number };
  }
}

const leadsTo = {
  page: '/pages/box/zhanling',
  label: { vn: 'Xem chiến lệnh', zh: '查看战令', en: 'See the battle pass' },
} as const;

export const passNotices = {
  pass_ending: {
    words: ({ name, days, waiting, open }) => ({
      title: {
        vn: `${name.vn} còn ${days} ngày`,
        zh: `${name.zh}还剩 ${days} 天`,
        en: days === 1 ? `1 day left: ${name.en}` : `${days} days left: ${name.en}`,
      },
      body: {
        vn: `${waiting} phần quà đang chờ bạn nhận. Còn ${open} nhiệm vụ chưa xong, quà của nhiệm vụ chưa xong sẽ hết hạn cùng mùa.`,
        zh: `有 ${waiting} 份奖励待领取，还有 ${open} 个任务未完成。未完成任务的奖励将随赛季结束而失效。`,
        en: `Rewards to collect: ${waiting}. Unfinished tasks: ${open}. Their rewards expire with the season. What you’ve earned stays yours.`,
      },
    }),
    sign: 'trophy',
    leadsTo,
  },
  pass_handed_over: {
    words: ({ name, count }) => ({
      title: {
        vn: `${name.vn} đã kết thúc`,
        zh: `${name.zh}已结束`,
        en: `${name.en} has ended`,
      },
      body: {
        vn: `Shop đã trao giúp bạn ${count} phần quà mà bạn chưa nhận.`,
        zh: `你未领取的 ${count} 份奖励已自动发放。`,
        en: `We’ve given you the rewards you hadn’t collected yet: ${count}.`,
      },
    }),
    sign: 'trophy',
    leadsTo,
  },
} satisfies NoticeKinds;
