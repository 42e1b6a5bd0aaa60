import type { Translated } from '@mcy/api/contract';
import { formatDateTime } from '../../../platform/calendar/formatDateTime.ts';

export const dailyDrawMissing: Translated = {
  vn: 'Shop chưa chuẩn bị lượt rút miễn phí. Bạn quay lại sau nhé.',
  zh: '免费抽奖还没准备好，请稍后再来。',
  en: 'There’s no free draw yet. Please come back later.',
};

export function dailyDrawClosed(opens_at: Date): Translated {
  return {
    vn: `Rút miễn phí chưa mở. Lượt tới mở lúc ${formatDateTime(opens_at, 'vn')}.`,
    zh: `免费抽奖还没开始，${formatDateTime(opens_at, 'zh')} 开放。`,
    en: `The free draw isn’t open yet. It opens at ${formatDateTime(opens_at, 'en')}.`,
  };
}

/** Spec §8: the number of draws is insufficient. */
export function dailyDrawDone(opens_at: Date): Translated {
  return {
    vn: `Không đủ lượt rút: hôm nay bạn đã rút rồi. Lượt tới mở lúc ${formatDateTime(opens_at, 'vn')}.`,
    zh: `抽奖次数不足：你今天已经抽过了，下一次 ${formatDateTime(opens_at, 'zh')} 开放。`,
    en: `The number of draws is insufficient: you’ve already drawn today. The next draw opens at ${formatDateTime(opens_at, 'en')}.`,
  };
}
