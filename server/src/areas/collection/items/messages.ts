import type { Translated } from '@mcy/api/contract';

export const itemNotFound: Translated = {
  vn: 'Không tìm thấy món đồ này trong tủ đồ của bạn.',
  zh: '你的收藏中没有这件玩具。',
  en: 'We couldn’t find this toy in your collection.',
};

export const itemElsewhere: Translated = {
  vn: 'Có món đồ không còn trong tủ đồ, ví dụ đang được gửi hoặc tặng. Hãy tải lại và chọn lại.',
  zh: '有玩具已不在收藏中，例如正在寄送或赠送。请刷新后重新选择。',
  en: 'One of these toys has left your collection, for example it’s being sent or gifted. Refresh and choose again.',
};
