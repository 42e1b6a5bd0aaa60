import type { deviceKinds } from '@mcy/api/account/entry/contract';

/** How a session's owner recognizes it. */
interface Device {
  device: (typeof deviceKinds)[number];
  browser: string | null;
  system: string | null;
}

type Named = readonly [mark: RegExp, name: string];

/** Apps and browsers that also name the engine they are built on come first. */
const browsers: readonly Named[] = [
  [/\bZalo\b/i, 'Zalo'],
  [/\bFB(?:AN|AV)\b/, 'Facebook'],
  [/\bTikTok|musical_ly/, 'TikTok'],
  [/\bcoc_coc_browser\//, 'Cốc Cốc'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

/** iPhones claim to be "like Mac", Androids to be Linux. */
const systems: readonly (readonly [...Named, Device['device']])[] = [
  [/\b(?:iPhone|iPod)\b/, 'iOS', 'phone'],
  [/\biPad\b/, 'iPadOS', 'tablet'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bWindows NT\b/, 'Windows', 'computer'],
  [/\bMac OS X\b/, 'macOS', 'computer'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
];

/** Reads the names in a `User-Agent` header. Anyone can forge one: it helps owners tell devices apart and decides nothing. */
export function describeUserAgent(user_agent: string | null): Device {
  const [, browser] = browsers.find(([mark]) => mark.test(user_agent ?? '')) ?? [];
  const [, system, device] = systems.find(([mark]) => mark.test(user_agent ?? '')) ?? [];
  return { device: device ?? 'unknown', browser: browser ?? null, system: system ?? null };
}
