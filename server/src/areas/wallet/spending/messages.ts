import { type Translated, formatAmount } from '@mcy/api/contract';
import { formatDateTime } from '../../../platform/calendar/formatDateTime.ts';
import type { SpendingPeriodName } from './Caps.ts';

const periodNames: Record<SpendingPeriodName, Translated> = {
  day: { vn: 'ngày', zh: '每日', en: 'daily' },
  week: { vn: 'tuần', zh: '每周', en: 'weekly' },
  month: { vn: 'tháng', zh: '每月', en: 'monthly' },
};

/** A paid draw or entry would exceed a cap. */
export function spendingCapReached({
  period,
  cap,
  left,
  resets_at,
}: {
  period: SpendingPeriodName;
  cap: number;
  left: number;
  resets_at: Date;
}): Translated {
  const { vn, zh, en } = periodNames[period];
  const [limit, rest, time] = [formatAmount(cap), formatAmount(left), timeOf(resets_at)];
  if (left === 0) {
    return {
      vn: `Bạn đã dùng hết hạn mức chi tiêu ${vn} ${limit} xu, tính lại lúc ${time.vn}. Bạn có thể chờ đến lúc đó hoặc xem lại hạn mức.`,
      zh: `你设定的${zh}消费限额 ${limit} 金币已用完，将于 ${time.zh} 重新计算。你可以等到那时，或查看限额设置。`,
      en: `You’ve used up your ${en} limit of ${limit} coins. It resets on ${time.en}. Wait until then, or review your limits.`,
    };
  }
  return {
    vn: `Lượt này vượt hạn mức chi tiêu ${vn} ${limit} xu của bạn: chỉ còn được chi ${rest} xu đến ${time.vn}. Bạn có thể chọn ít lượt hơn, chờ đến lúc đó hoặc xem lại hạn mức.`,
    zh: `超出你设定的${zh}消费限额 ${limit} 金币：在 ${time.zh} 之前还可消费 ${rest} 金币。你可以减少次数、等到那时，或查看限额设置。`,
    en: `This would exceed your ${en} limit of ${limit} coins: you have ${rest} left until ${time.en}. Choose fewer, wait until then, or review your limits.`,
  };
}

/** A paid draw or entry during a cool-off. */
export function coolingOff(until: Date): Translated {
  const time = timeOf(until);
  return {
    vn: `Bạn đang tạm nghỉ chi tiêu đến ${time.vn} nên chưa mở hộp được. Tủ đồ và số dư của bạn không bị ảnh hưởng.`,
    zh: `你正处于冷静期，${time.zh} 之前不能付费抽取。你的收藏和余额不受影响。`,
    en: `You’re cooling off until ${time.en}, so you can’t open paid boxes until then. Your collection and balance are unaffected.`,
  };
}

/** A cool-off that would end before the current one. */
export function coolOffNotLonger(until: Date): Translated {
  const time = timeOf(until);
  return {
    vn: `Bạn đã tạm nghỉ đến ${time.vn}. Chỉ có thể kéo dài, hãy chọn thời gian dài hơn.`,
    zh: `你的冷静期已持续到 ${time.zh}，只能延长，请选择更长的时间。`,
    en: `Your cool-off already runs until ${time.en}. You can only extend it: choose a longer one.`,
  };
}

/** There is no raise to cancel. */
export const noCapRaise: Translated = {
  vn: 'Không còn yêu cầu nâng hạn mức nào đang chờ. Có thể hạn mức mới đã có hiệu lực.',
  zh: '没有等待生效的提额，新限额可能已经生效。',
  en: 'No raise is pending. The new limit may already be in effect.',
};

/** Formats a moment in the shop's time zone, in each language. */
function timeOf(moment: Date): Translated {
  return { vn: formatDateTime(moment, 'vn'), zh: formatDateTime(moment, 'zh'), en: formatDateTime(moment, 'en') };
}
