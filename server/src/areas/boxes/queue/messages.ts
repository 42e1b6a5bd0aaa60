import { type Translated, formatAmount } from '@mcy/api/contract';
import { formatDateTime } from '../../../platform/calendar/formatDateTime.ts';

export function boxHeld(until: Date): Translated {
  return {
    vn: `Người khác đang giữ hộp này đến ${formatDateTime(until, 'vn')} nên shop chưa trừ xu của bạn. Bạn xếp hàng, hoặc chọn hộp khác nhé.`,
    zh: `该盲盒正由其他玩家独占至 ${formatDateTime(until, 'zh')}，尚未扣款。可以排队，或选择其他盲盒。`,
    en: `Another player holds this box until ${formatDateTime(until, 'en')}, so you haven’t been charged. Join the line, or choose another box.`,
  };
}

export const boxNotHoldable: Translated = {
  vn: 'Hộp này không giữ riêng được. Bạn cứ mở như thường nhé.',
  zh: '该盲盒不支持独占，直接开盒即可。',
  en: 'This box can’t be held. You can open it right away.',
};

export const placeElsewhere: Translated = {
  vn: 'Bạn đang giữ hoặc xếp hàng ở hộp khác. Rời hộp đó trước nhé.',
  zh: '你正在独占或排队另一个盲盒，请先离开。',
  en: 'You’re already holding or waiting for another box. Leave that one first.',
};

export const queueFull: Translated = {
  vn: 'Hàng đợi của hộp này đã đầy. Bạn quay lại sau, hoặc chọn hộp khác nhé.',
  zh: '该盲盒的排队人数已满，请稍后再来或选择其他盲盒。',
  en: 'The line for this box is full. Come back later, or choose another box.',
};

export function queueNeedsCoins(price: number): Translated {
  const coins = formatAmount(price);
  return {
    vn: `Cần đủ ${coins} xu cho một lượt mở thì mới xếp hàng được.`,
    zh: `账户里有够抽一次的 ${coins} 金币才能排队。`,
    en: `You need ${coins} coins, enough for one draw, to join the line.`,
  };
}
