import type { Translated } from '@mcy/api/contract';

export const seriesNotFound: Translated = {
  vn: 'Không tìm thấy bộ nhân vật này.',
  zh: '找不到这个系列。',
  en: 'We couldn’t find this series.',
};
