import { expect, it } from 'vitest';
import { pageLocale } from './pageLocale.ts';

it.each([
  [undefined, undefined, 'vn'],
  [undefined, '*', 'vn'],
  [undefined, 'fr-FR,fr;q=0.9', 'vn'],
  [undefined, 'fr-FR,en;q=0.5,zh-TW;q=0.8', 'zh'],
  [undefined, 'en-US,en;q=0.9,vi;q=0.8', 'en'],
  [undefined, 'en;q=0,vi', 'vn'],
  ['zh', 'en-US', 'zh'],
  ['xx', 'en-US', 'vn'],
])('for ?lang=%s and a browser that wants %s is %s', (lang, header, locale) => {
  expect(pageLocale(undefined, lang, header)).toBe(locale);
});

it('is the one chosen on the device, if the shop has it', () => {
  expect(pageLocale('en', 'zh', 'vi')).toBe('en');
  expect(pageLocale('constructor', 'zh', 'vi')).toBe('zh');
});
