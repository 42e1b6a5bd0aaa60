import type { Translated } from '@mcy/api/contract';
import type { ApprovalState } from '@mcy/api/operator/approvals/words';
import type { NoticeKinds } from '../../../platform/notices/NoticeKinds.ts';

declare module '../../../platform/notices/NoticeKinds.ts' {
  interface NoticeData {
    /** Somebody asks for a second operator. */
    approval_asked: { approval_id: string; title: Translated };
    /** The answer to who asked. */
    approval_closed: { approval_id: string; state: ApprovalState; answer: string | null };
  }
}

const request = {
  page: '/operator/approval',
  parameters: ({ approval_id }: { approval_id: string }) => ({ approval_id }),
  label: { vn: 'Xem đề nghị', zh: '查看申请', en: 'See the request' },
} as const;

const closed: Record<ApprovalState, Translated> = {
  waiting: { vn: 'Đề nghị đang chờ', zh: '申请等待中', en: 'Your request is waiting' },
  agreed: { vn: 'Đề nghị của bạn được đồng ý', zh: '你的申请已获同意', en: 'Your request was approved' },
  declined: { vn: 'Đề nghị của bạn bị từ chối', zh: '你的申请被拒绝', en: 'Your request was declined' },
  taken_back: { vn: 'Đề nghị đã rút lại', zh: '申请已撤回', en: 'Your request was withdrawn' },
  dropped: {
    vn: 'Đề nghị của bạn không còn cần nữa',
    zh: '你的申请已无需处理',
    en: 'Your request is no longer needed',
  },
  expired: { vn: 'Đề nghị của bạn đã hết hạn', zh: '你的申请已过期', en: 'Your request expired' },
};

const results: Record<ApprovalState, Translated> = {
  waiting: { vn: '', zh: '', en: '' },
  agreed: { vn: 'Việc bạn đề nghị đã được thực hiện.', zh: '你申请的操作已执行。', en: 'It has been carried out.' },
  declined: { vn: 'Không có gì thay đổi.', zh: '没有任何变更。', en: 'Nothing has changed.' },
  taken_back: { vn: 'Không có gì thay đổi.', zh: '没有任何变更。', en: 'Nothing has changed.' },
  dropped: {
    vn: 'Việc này đã được quyết định theo cách khác.',
    zh: '相关事项已另行处理。',
    en: 'The matter has been settled another way.',
  },
  expired: {
    vn: 'Không ai trả lời trong 7 ngày. Hãy đề nghị lại nếu vẫn cần.',
    zh: '7 天内无人处理，如仍需要请重新申请。',
    en: 'Nobody answered within 7 days. Ask again if it’s still needed.',
  },
};

export const approvalNotices = {
  approval_asked: {
    words: ({ title }) => ({
      title: {
        vn: 'Có đề nghị cần người thứ hai',
        zh: '有申请需要第二人同意',
        en: 'A request needs a second operator',
      },
      body: title,
    }),
    sign: 'id_card',
    leadsTo: request,
  },
  approval_closed: {
    words: ({ state, answer }) => ({ title: closed[state], body: withAnswer(results[state], answer) }),
    sign: 'id_card',
    leadsTo: request,
  },
} satisfies NoticeKinds;

function withAnswer({ vn, zh, en }: Translated, answer: string | null): Translated {
  if (answer === null) return { vn, zh, en };
  return { vn: `${vn} Lời nhắn: ${answer}`, zh: `${zh}留言：${answer}`, en: `${en} Their answer: ${answer}` };
}
