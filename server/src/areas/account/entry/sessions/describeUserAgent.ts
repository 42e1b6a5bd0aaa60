import type { deviceKinds } from '@mcy/api/account/entry/contract';

/** What a session's owner knows it by. */
interface Device {
  device: (typeof deviceKinds)[number];
  browser: string | null;
  system: string | null;
}

type Named = readonly [mark: RegExp, name: string];

/** Apps and browsers that also call themselves by what they are made of come first. */
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

/** iPhones say that they are like a Mac, Androids that they are a Linux. */
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

/** The names in a `User-Agent` header. Anybody can write one: it helps its owner to tell devices apart and decides nothing. */
export function describeUserAgent(user_agent: string | null): Device {
  const [, browser] = browsers.find(([mark]) => mark.test(user_agent ?? '')) ?? [];
  const [, system, device] = systems.find(([mark]) => mark.test(user_agent ?? '')) ?? [];
  return { device: device ?? 'unknown', browser: browser ?? null, system: system ?? null };
}
