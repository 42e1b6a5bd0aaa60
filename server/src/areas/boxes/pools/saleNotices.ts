import { type Translated, formatAmount } from '@mcy/api/contract';
import type { NoticeKinds } from '../../../platform/notices/NoticeKinds.ts';

declare module '../../../platform/notices/NoticeKinds.ts' {
  interface NoticeData {
    /** A pool that the player has drawn from was taken off sale, and they got stones for it. */
    pool_off_sale: { pool_name: Translated; stones: number };
  }
}

export const saleNotices = {
  pool_off_sale: {
    words: ({ pool_name, stones }) => {
      const amount = formatAmount(stones);
      return {
        title: {
          vn: `“${pool_name.vn}” đã ngừng bán`,
          zh: `“${pool_name.zh}”已停售`,
          en: `${pool_name.en} is off sale`,
        },
        body: {
          vn: `Shop bồi hoàn cho bạn ${amount} đá linh hồn. Seed của hộp đã công bố, bạn kiểm tra được mọi lượt mở.`,
          zh: `已补偿你 ${amount} 灵魂石。种子已公开，每一抽都可验证。`,
          en: `You were compensated with ${amount} soul stones. Its seed is public, so you can check every draw.`,
        },
      };
    },
    sign: 'return',
    leadsTo: {
      page: '/pages/user/stone_flow',
      label: { vn: 'Xem đá của bạn', zh: '查看灵魂石', en: 'See your stones' },
    },
  },
} satisfies NoticeKinds;
