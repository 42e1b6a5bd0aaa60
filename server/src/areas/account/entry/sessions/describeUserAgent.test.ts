import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeUserAgent } from './describeUserAgent.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/147.0.0.0 Safari/537.36`,
    'Chrome',
    'Windows',
    'computer',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0`,
    'Edge',
    'Windows',
    'computer',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} coc_coc_browser/140.0.0 Chrome/134.0.0.0 Safari/537.36`,
    'Cốc Cốc',
    'Windows',
    'computer',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/147.0.0.0 Safari/537.36 OPR/120.0.0.0`,
    'Opera',
    'Windows',
    'computer',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox', 'Linux', 'computer'],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/147.0.0.0 Safari/537.36`,
    'Chrome',
    'ChromeOS',
    'computer',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari',
    'macOS',
    'computer',
  ],
  [`${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS', 'phone'],
  [`${iPhone} CriOS/147.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS', 'phone'],
  [`${iPhone} Mobile/15E148 Zalo iOS/600`, 'Zalo', 'iOS', 'phone'],
  [`${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]`, 'Facebook', 'iOS', 'phone'],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPadOS',
    'tablet',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/147.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android', 'phone'],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S936B) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
    'phone',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/147.0.0.0 Safari/537.36`, 'Chrome', 'Android', 'tablet'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 'Firefox', 'Android', 'phone'],
  ['curl/8.5.0', null, null, 'unknown'],
  [null, null, null, 'unknown'],
])('%s is %s on %s', (user_agent, browser, system, device) => {
  expect(describeUserAgent(user_agent)).toEqual({ browser, system, device });
});

it('reads any input without failing', () => {
  fc.assert(
    fc.property(fc.string(), (user_agent) => {
      expect(['phone', 'tablet', 'computer', 'unknown']).toContain(describeUserAgent(user_agent).device);
    }),
  );
});
