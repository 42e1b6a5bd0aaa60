import type { Translated } from '@mcy/api/contract';

export const moveNotHere: Translated = {
  vn: 'Hàng trong kho thì chuyển từ kho lên kệ hoặc về kho; hàng riêng của gian hàng thì nhận thêm.',
  zh: '仓库款式只能从仓库上架或退回仓库；商城自有商品直接入库。',
  en: 'Units of a toy come from the warehouse and go back there. The mall’s own goods are received.',
};

/** `on_hand` is what is on the shelf now. */
export function shelfShort(on_hand: number): Translated {
  return {
    vn: `Trên kệ chỉ còn ${on_hand} món. Người mua có thể vừa đặt thêm; bạn xem lại số lượng nhé.`,
    zh: `货架上仅剩 ${on_hand} 件，可能刚有买家下单。请核对数量。`,
    en: `Only ${on_hand} are on the shelf. Buyers may just have ordered; check the number again.`,
  };
}
