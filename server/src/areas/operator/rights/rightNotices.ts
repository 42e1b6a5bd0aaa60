import type { Right } from '@mcy/api/contract';
import type { NoticeKinds } from '../../../platform/notices/NoticeKinds.ts';
import { rightNames } from './messages.ts';

declare module '../../../platform/notices/NoticeKinds.ts' {
  interface NoticeData {
    right_granted: { right: Right };
    right_revoked: { right: Right };
  }
}

const desk = { page: '/operator', label: { vn: 'Mở bảng điều khiển', zh: '打开工作台', en: 'Open the desk' } } as const;

export const rightNotices = {
  right_granted: {
    words: ({ right }) => ({
      title: { vn: 'Bạn có thêm quyền vận hành', zh: '你获得了新的运营权限', en: 'You have a new right' },
      body: {
        vn: `Từ bây giờ bạn xử lý được mục “${rightNames[right].vn}”.`,
        zh: `现在你可以处理“${rightNames[right].zh}”相关事项。`,
        en: `You can now work on “${rightNames[right].en}”.`,
      },
    }),
    sign: 'id_card',
    leadsTo: desk,
  },
  right_revoked: {
    words: ({ right }) => ({
      title: { vn: 'Một quyền vận hành đã bị thu hồi', zh: '一项运营权限已被收回', en: 'A right was revoked' },
      body: {
        vn: `Bạn không còn xử lý được mục “${rightNames[right].vn}”.`,
        zh: `你不再能处理“${rightNames[right].zh}”相关事项。`,
        en: `You can no longer work on “${rightNames[right].en}”.`,
      },
    }),
    sign: 'id_card',
    leadsTo: desk,
  },
} satisfies NoticeKinds;
