import type { Translated } from '@mcy/api/contract';

/** The pool is not on sale and never was. */
export const poolNotFound: Translated = {
  vn: 'Không tìm thấy hộp này. Có thể hộp đã ngừng bán.',
  zh: '找不到该盲盒，可能已下架。',
  en: 'We couldn’t find this box. It may no longer be on sale.',
};

export const prizeNotFound: Translated = {
  vn: 'Không tìm thấy món quà này.',
  zh: '找不到该赏品。',
  en: 'We couldn’t find this prize.',
};
