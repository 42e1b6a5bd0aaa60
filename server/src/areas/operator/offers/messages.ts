import type { Translated } from '@mcy/api/contract';

export const toyNotFound: Translated = {
  vn: 'Không tìm thấy món đồ chơi này.',
  zh: '未找到该玩具。',
  en: 'We couldn’t find this toy.',
};

export const seriesNotFound: Translated = {
  vn: 'Không tìm thấy bộ này.',
  zh: '未找到该系列。',
  en: 'We couldn’t find this series.',
};

export const targetOffered: Translated = {
  vn: 'Món này đang mở nâng cấp rồi. Dừng lượt đang mở trước, rồi mở lượt mới.',
  zh: '该玩具已开放升级。请先停止当前的，再开放新的。',
  en: 'Players can already upgrade to this toy. Stop that offer first, then make a new one.',
};

export const offerNotFound: Translated = {
  vn: 'Không tìm thấy mục này, hoặc đã dừng rồi.',
  zh: '未找到该项，或已停止。',
  en: 'We couldn’t find this offer, or it has already been stopped.',
};
