import type { Translated } from '@mcy/api/contract';

/** Spec §8. */
export const identityNotApproved: Translated = {
  vn: 'Danh tính của bạn chưa được xác minh.',
  zh: '你的实名认证尚未通过。',
  en: 'Your identity verification has not been approved.',
};

export const checkedInAlready: Translated = {
  vn: 'Hôm nay bạn đã điểm danh rồi. Hẹn bạn ngày mai nhé!',
  zh: '今天已签到，明天再来吧！',
  en: 'You’ve already checked in today. Come back tomorrow!',
};

/** The reason shown in the stone flow; `day` is the day of the round. */
export function checkInSubject(place: number): Translated {
  return { vn: `Điểm danh ngày ${place}`, zh: `签到第 ${place} 天`, en: `Check-in, day ${place}` };
}
