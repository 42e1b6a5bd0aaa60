import type { Translated } from '@mcy/api/contract';

export const poolNotFound: Translated = {
  vn: 'Không tìm thấy hộp này.',
  zh: '未找到该盲盒。',
  en: 'We couldn’t find this pool.',
};

export const poolNotOnSale: Translated = {
  vn: 'Hộp này không còn mở bán.',
  zh: '该盲盒未在售。',
  en: 'This pool isn’t on sale.',
};
