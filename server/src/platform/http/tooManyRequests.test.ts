import { expect, it } from 'vitest';
import { tooManyRequests } from './tooManyRequests.ts';

it.each([
  [1, 'sau 1 giây.', '请在 1 秒后再试。', 'in 1 second.'],
  [60, 'sau 60 giây.', '请在 60 秒后再试。', 'in 60 seconds.'],
  [90, 'sau 90 giây.', '请在 90 秒后再试。', 'in 90 seconds.'],
  [91, 'sau 2 phút.', '请在 2 分钟后再试。', 'in 2 minutes.'],
  [3_540, 'sau 59 phút.', '请在 59 分钟后再试。', 'in 59 minutes.'],
  [3_541, 'sau 1 giờ.', '请在 1 小时后再试。', 'in 1 hour.'],
  [3_601, 'sau 1 giờ 1 phút.', '请在 1 小时 1 分钟后再试。', 'in 1 hour 1 minute.'],
  [17_280, 'sau 4 giờ 48 phút.', '请在 4 小时 48 分钟后再试。', 'in 4 hours 48 minutes.'],
  [86_400, 'sau 24 giờ.', '请在 24 小时后再试。', 'in 24 hours.'],
])('%i seconds are said as they are', (seconds, vn, zh, en) => {
  const { translated, retry_after, error } = tooManyRequests(seconds);
  expect(translated.vn).toContain(vn);
  expect(translated.zh).toContain(zh);
  expect(translated.en).toContain(en);
  expect([error, retry_after]).toEqual(['too_many_requests', seconds]);
});
