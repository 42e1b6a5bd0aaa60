import type { Translated } from '@mcy/api/contract';
import type { NoticeKinds } from '../../../platform/notices/NoticeKinds.ts';

declare module '../../../platform/notices/NoticeKinds.ts' {
  interface NoticeData {
    /** The player's turn at a box has come; a draw within `seconds` keeps it. */
    box_turn: { pool_id: string; name: Translated; seconds: number };
  }
}

export const queueNotices = {
  box_turn: {
    words: ({ name, seconds }) => ({
      title: { vn: `Đến lượt bạn: ${name.vn}`, zh: `轮到你了：${name.zh}`, en: `Your turn: ${name.en}` },
      body: {
        vn: `Hộp được giữ riêng cho bạn. Mở lượt đầu trong ${seconds} giây để giữ tiếp nhé.`,
        zh: `盲盒已为你保留，请在 ${seconds} 秒内抽第一次。`,
        en: `The box is held for you. Draw within ${seconds} seconds to keep it.`,
      },
    }),
    sign: 'bell',
    leadsTo: {
      page: '/pages/box/detail',
      parameters: ({ pool_id }) => ({ pool_id }),
      label: { vn: 'Mở hộp', zh: '去开盒', en: 'Open the box' },
    },
  },
} satisfies NoticeKinds;
