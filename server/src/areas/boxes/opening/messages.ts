import { type Translated, formatAmount } from '@mcy/api/contract';

export const openingNotFound: Translated = {
  vn: 'Không tìm thấy lượt mở hộp này trong tài khoản của bạn.',
  zh: '你的账户中没有这次开盒记录。',
  en: 'We couldn’t find this opening in your account.',
};

/** Spec §8: the goods have been sold out. */
export const soldOut: Translated = {
  vn: 'Hộp này đã hết vé. Bạn chọn hộp khác nhé.',
  zh: '该盲盒已抽完，请选择其他盲盒。',
  en: 'The goods have been sold out. Choose another box.',
};

/** Spec §8: commodity shortage, remaining quantity insufficient. */
export function commodityShortage(remaining: number): Translated {
  return {
    vn: `Số lượng không đủ: hộp này chỉ còn ${remaining} vé.`,
    zh: `票数不足：该盲盒仅剩 ${remaining} 张。`,
    en: `Commodity shortage: this box has only ${remaining} ${remaining === 1 ? 'ticket' : 'tickets'} left.`,
  };
}

/** `all` is only for a finite box that is nearly empty. */
export function notAllAtOnce(most: number): Translated {
  return {
    vn: `Chỉ mở hết một lượt được khi hộp còn từ ${most} vé trở xuống.`,
    zh: `剩余不超过 ${most} 张时才能一次全部开启。`,
    en: `You can only open all at once when a box has ${most} tickets or fewer left.`,
  };
}

/** The warehouse does not hold enough of each toy that the draws could give. */
export const restocking: Translated = {
  vn: 'Kho đang nhập thêm hàng cho hộp này nên chưa mở được số lượt này. Shop chưa trừ xu của bạn, bạn mở ít lượt hơn hoặc quay lại sau nhé.',
  zh: '该盲盒正在补货，暂时不能开这么多次，尚未扣款。请减少次数或稍后再来。',
  en: 'We’re restocking this box, so it can’t sell that many draws right now. You haven’t been charged: draw fewer, or come back later.',
};

/** Taken off sale while the player looked at it. */
export const offSale: Translated = {
  vn: 'Hộp này vừa ngừng bán. Shop chưa trừ xu của bạn, bạn chọn hộp khác nhé.',
  zh: '该盲盒刚刚停售，尚未扣款，请选择其他盲盒。',
  en: 'This box has just gone off sale. You haven’t been charged: choose another one.',
};

/** Other players drew from the box while the order was on its way. */
export const priceChanged: Translated = {
  vn: 'Giá vừa thay đổi nên shop chưa trừ xu của bạn. Bạn xem lại giá mới rồi bấm mở nhé.',
  zh: '价格刚刚有变，还没有扣款。请确认新价格后再开盒。',
  en: 'The price has just changed, so you haven’t been charged. Check the new price, then try again.',
};

/** More than half of the price, or more than the player has. */
export function tooManyStones(most: number): Translated {
  const stones = formatAmount(most);
  return {
    vn: `Lần mở này chỉ dùng được tối đa ${stones} đá linh hồn.`,
    zh: `本次最多可使用 ${stones} 灵魂石。`,
    en: `You can use at most ${stones} soul stones this time.`,
  };
}

export function tooManyDiamonds(most: number): Translated {
  const diamonds = formatAmount(most);
  return {
    vn: `Lần mở này chỉ dùng được tối đa ${diamonds} kim cương.`,
    zh: `本次最多可使用 ${diamonds} 钻石。`,
    en: `You can use at most ${diamonds} diamonds this time.`,
  };
}

export const diamondsNotAllowed: Translated = {
  vn: 'Hộp này không nhận kim cương.',
  zh: '该盲盒不能使用钻石。',
  en: 'This box doesn’t take diamonds.',
};
