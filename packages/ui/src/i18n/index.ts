export { createI18n } from './createI18n.ts';
export {
  formatDate,
  formatDateTime,
  formatDay,
  formatMoney,
  formatMonth,
  formatProbability,
  formatTime,
} from './format.ts';
export { formatChance } from './formatChance.ts';
export { type Locale, localeOfTag, locales, localeTags } from './locales.ts';
export { loadTexts, textsFile } from './loadTexts.ts';
export type { Namespace, Texts } from './Texts.ts';
export { useLocale } from './useLocale.ts';
export { useListTexts } from './useListTexts.ts';
export { useLoadTexts } from './useLoadTexts.ts';
export { useRelativeTimeTexts } from './useRelativeTimeTexts.ts';
export { useScreenTexts } from './useScreenTexts.ts';
export { TextsProvider } from './TextsProvider.tsx';
export { useTexts } from './useTexts.ts';
