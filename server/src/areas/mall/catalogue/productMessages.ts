import { type Translated, formatAmount } from '@mcy/api/contract';
import { mostVariants } from '@mcy/api/operator/products/words';

export const productUnknown: Translated = {
  vn: 'Không tìm thấy sản phẩm này.',
  zh: '找不到该商品。',
  en: 'We couldn’t find this product.',
};

export const seriesUnknown: Translated = {
  vn: 'Không tìm thấy bộ nhân vật này.',
  zh: '未找到该系列。',
  en: 'We couldn’t find this series.',
};

export const productChanged: Translated = {
  vn: 'Có người khác vừa sửa sản phẩm này. Những gì bạn nhập vẫn còn đây: kiểm tra rồi lưu lại nhé.',
  zh: '该商品刚被其他人修改。你填写的内容仍在，请核对后重新保存。',
  en: 'Someone else has changed this product in the meantime. What you typed is still here: check it and save again.',
};

/** `least` is the lowest price of its variants, also in a sale. */
export function depositTooHigh(least: number): Translated {
  return {
    vn: `Tiền cọc phải thấp hơn giá thấp nhất, là ${formatAmount(least)} xu.`,
    zh: `定金须低于最低价 ${formatAmount(least)} 金币。`,
    en: `The deposit must be lower than the lowest price, ${formatAmount(least)} coins.`,
  };
}

/** `deposit` is that of the product. */
export function priceTooLow(deposit: number): Translated {
  return {
    vn: `Giá phải cao hơn tiền cọc của sản phẩm, là ${formatAmount(deposit)} xu.`,
    zh: `价格须高于该商品的定金 ${formatAmount(deposit)} 金币。`,
    en: `The price must be higher than the product’s deposit, ${formatAmount(deposit)} coins.`,
  };
}

export const variantKeepsToy: Translated = {
  vn: 'Phân loại đã gắn với món trong kho nên không đổi món được. Tạo phân loại mới nhé.',
  zh: '规格对应的仓库款式不能更改，请新建规格。',
  en: 'A version keeps its toy. Add another version instead.',
};

export const variantsFull: Translated = {
  vn: `Mỗi sản phẩm có tối đa ${mostVariants} phân loại.`,
  zh: `每件商品最多 ${mostVariants} 个规格。`,
  en: `A product has at most ${mostVariants} versions.`,
};

export const productListed: Translated = {
  vn: 'Sản phẩm này đang bán rồi.',
  zh: '该商品已在售。',
  en: 'This product is already on sale.',
};

export const productNotListed: Translated = {
  vn: 'Sản phẩm này không đang bán.',
  zh: '该商品未在售。',
  en: 'This product isn’t on sale.',
};

export const productWithoutVariant: Translated = {
  vn: 'Thêm ít nhất một phân loại rồi mở bán nhé.',
  zh: '请先添加至少一个规格再上架。',
  en: 'Add a version first, then put it on sale.',
};

export const preSaleEnded: Translated = {
  vn: 'Thời hạn thanh toán đặt trước đã qua. Đổi ngày rồi mở bán lại nhé.',
  zh: '预售尾款期已结束，请修改日期后再上架。',
  en: 'The payment window of this pre-sale is over. Change its days, then put it on sale.',
};
