import type { Translated } from '@mcy/api/contract';
import type { Level } from './levels.ts';
import { levelNames } from './levelNames.ts';

export const levelGiftClaimed: Translated = {
  vn: 'Bạn đã nhận quà tháng này. Hẹn bạn tháng sau nhé!',
  zh: '本月礼物已领取，下个月再来吧！',
  en: 'You’ve already claimed this month’s gift. See you next month!',
};

export const noLevelGift: Translated = {
  vn: 'Quà hằng tháng bắt đầu từ hạng Bạc. Mở thêm hộp để lên hạng.',
  zh: '每月礼物从白银等级开始，继续开盒即可升级。',
  en: 'Monthly gifts start at Silver. Open more boxes to level up.',
};

/** The reason shown in the stone flow. `month` is `YYYY-MM`. */
export function levelGiftSubject(level: Level, month: string): Translated {
  const [year = '', number = ''] = month.split('-');
  const { vn, zh, en } = levelNames[level];
  return {
    vn: `Quà hạng ${vn} tháng ${number}/${year}`,
    zh: `${zh}等级 ${year} 年 ${Number(number)} 月礼物`,
    en: `${en} gift for ${number}/${year}`,
  };
}
