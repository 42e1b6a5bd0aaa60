import type { Translated } from '@mcy/api/contract';

export const toyNotFound: Translated = {
  vn: 'Không tìm thấy mẫu đồ chơi này.',
  zh: '未找到该玩具。',
  en: 'We couldn’t find this toy.',
};

/** Units came or went while an operator counted. */
export function stockChanged(on_hand: number): Translated {
  return {
    vn: `Kho vừa thay đổi: sổ đang ghi ${on_hand} món. Bạn đếm lại rồi lưu nhé.`,
    zh: `库存刚刚有变：账面现为 ${on_hand} 件。请重新清点后保存。`,
    en: `The stock has just changed: the book says ${on_hand} now. Count again, then save.`,
  };
}

export function unitsPromised(promised: number): Translated {
  return {
    vn: `${promised} món đã giữ cho hộp đang bán và cho người chơi, nên số đếm không thể thấp hơn. Nhập bù hàng trước, rồi lưu số đếm.`,
    zh: `其中 ${promised} 件已被在售盲盒和玩家占用，清点数不能更低。请先补货入库，再保存清点数。`,
    en: `${promised} are reserved for boxes on sale and for players, so the count can’t be lower. Receive replacements first, then save the count.`,
  };
}

/** No unit is free for a toy that is to be given. */
export function unitsShort({ vn, zh, en }: Translated): Translated {
  return {
    vn: `Kho không còn đủ “${vn}” khả dụng. Nhập thêm hàng rồi thử lại nhé.`,
    zh: `“${zh}”的可用库存不足，请先补货入库再试。`,
    en: `There isn’t enough of “${en}” available in the warehouse. Receive more, then try again.`,
  };
}
