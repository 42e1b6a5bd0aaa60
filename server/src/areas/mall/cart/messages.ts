import type { Translated } from '@mcy/api/contract';
import { mostLines } from '@mcy/api/mall/cart/words';

export const variantNotFound: Translated = {
  vn: 'Không tìm thấy phân loại này. Có thể shop đã ngừng bán.',
  zh: '找不到该规格，可能已下架。',
  en: 'We couldn’t find this version. It may no longer be on sale.',
};

/** Spec §8. */
export function outOfStock(names: Translated): Translated {
  return {
    vn: `Các sản phẩm sau đã hết hàng: ${names.vn}.`,
    zh: `以下商品已售罄：${names.zh}。`,
    en: `The following products are out of stock: ${names.en}.`,
  };
}

/** Spec §8: commodity shortage; names with what is left of each. */
export function tooFewLeft(left: Translated): Translated {
  return {
    vn: `Số lượng còn lại không đủ: ${left.vn}. Bạn giảm số lượng giúp shop nhé.`,
    zh: `库存不足：${left.zh}。请减少数量。`,
    en: `There aren’t enough left: ${left.en}. Please order fewer.`,
  };
}

/** Spec §5: the maximum is stated. */
export function mostOfIt(most: number): Translated {
  return {
    vn: `Số lượng tối đa là ${most}.`,
    zh: `数量最多为 ${most}。`,
    en: `The maximum quantity is ${most}.`,
  };
}

export const cartFull: Translated = {
  vn: `Giỏ chỉ chứa được ${mostLines} phân loại. Bỏ bớt món không cần rồi thêm lại nhé.`,
  zh: `购物车最多放 ${mostLines} 种商品，请先删去不需要的。`,
  en: `A cart holds ${mostLines} versions. Remove what you don’t need, then add this again.`,
};
