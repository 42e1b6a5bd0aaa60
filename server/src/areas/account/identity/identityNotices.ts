import type { IdentityState, identityReasons } from '@mcy/api/account/identity/contract';
import { identityWords } from './identityWords.ts';
import type { NoticeKinds } from '../../../platform/notices/NoticeKinds.ts';

declare module '../../../platform/notices/NoticeKinds.ts' {
  interface NoticeData {
    /** The operator's decision on an identity, with the reason for a rejection. */
    identity_reviewed: {
      state: Exclude<IdentityState, 'under_review'>;
      reason: (typeof identityReasons)[number] | null;
      note: string | null;
    };
  }
}

export const identityNotices = {
  identity_reviewed: {
    words: identityWords,
    sign: 'id_card',
    leadsTo: {
      page: '/pages/home/shiming',
      label: { vn: 'Xem hồ sơ xác minh', zh: '查看实名认证', en: 'See my verification' },
    },
  },
} satisfies NoticeKinds;
