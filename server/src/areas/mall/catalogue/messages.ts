import type { Translated } from '@mcy/api/contract';

export const productNotFound: Translated = {
  vn: 'Không tìm thấy sản phẩm này. Có thể shop đã ngừng bán.',
  zh: '找不到该商品，可能已下架。',
  en: 'We couldn’t find this product. It may no longer be on sale.',
};
