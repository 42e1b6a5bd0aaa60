import type { Translated } from '@mcy/api/contract';
import { Refusal } from './Refusal.ts';

/** The refusal of a full limit, with the time until the same request is allowed. */
export function tooManyRequests(retry_after: number): Refusal {
  const time = wordsOf(retry_after);
  const message: Translated = {
    vn: `Bạn thao tác quá nhanh. Vui lòng thử lại sau ${time.vn}.`,
    zh: `操作过于频繁，请在 ${time.zh}后再试。`,
    en: `Too many attempts. Please try again in ${time.en}.`,
  };
  return new Refusal({ error: 'too_many_requests', message, retry_after });
}

/** A duration: up to 90 seconds in seconds, beyond that in hours and minutes, always rounded up. */
function wordsOf(seconds: number): Translated {
  if (seconds <= 90) {
    return { vn: `${seconds} giây`, zh: `${seconds} 秒`, en: `${seconds} second${seconds === 1 ? '' : 's'}` };
  }
  const minutes = Math.ceil(seconds / 60);
  const [h, m] = [Math.floor(minutes / 60), minutes % 60];
  const words = (hour: string, minute: string, space: string): string =>
    [h > 0 ? `${h}${hour}` : '', m > 0 ? `${m}${minute}` : ''].filter((part) => part !== '').join(space);
  return {
    vn: words(' giờ', ' phút', ' '),
    zh: words(' 小时', ' 分钟', ' '),
    en: words(h === 1 ? ' hour' : ' hours', m === 1 ? ' minute' : ' minutes', ' '),
  };
}
