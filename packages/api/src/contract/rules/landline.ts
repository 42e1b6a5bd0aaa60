import { compact } from './compact.ts';
import { readAs } from './readAs.ts';

/**
 * A mainland China landline (spec §5) with its area code, such as `0755-88888888`; an extension follows a second dash.
 */
export const chineseLandline = readAs('chinese_landline', readChinese);

/** A Vietnamese landline (ours). Area codes start with 02 since 2017. Stored as `+84` and digits. */
export const vietnameseLandline = readAs('vietnamese_landline', readVietnamese);

/** A landline of either country. */
export const landline = readAs('landline', (typed) => readVietnamese(typed) ?? readChinese(typed));

function readChinese(typed: string): string | null {
  // Dashes stay: only they separate an extension from the number.
  const text = typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]+/gu, '-')
    .replace(/[()\p{Cf}]/gu, (mark) => (mark === ')' ? '-' : ''))
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  const [, area, first, last, extension] = chinese.exec(text) ?? [];
  if (area === undefined || first === undefined || last === undefined) return null;
  // Large cities have a three-digit area code and an eight-digit number.
  if (area.length === 2 && first.length === 3) return null;
  return `0${area}-${first}${last}${extension === undefined ? '' : `-${extension}`}`;
}

const chinese = /^(?:(?:\+|00)?86-?0?-?|0)(10|2\d|[3-9]\d\d)-?([2-9]\d{2,3})-?(\d{4})(?:-(\d{1,6}))?$/;

function readVietnamese(typed: string): string | null {
  const [, number] = vietnamese.exec(compact(typed)) ?? [];
  return number === undefined ? null : `+84${number}`;
}

/** Hanoi is 24, Ho Chi Minh City 28, provinces have three digits; ten in all. */
const vietnamese =
  /^(?:(?:\+|00)?84|0)(2(?:0[3-9]|1[0-689]|2[0-25-9]|3[2-9]|4\d|5[124-9]|6[0-39]|7[0-7]|8\d|9[0-4679])\d{7})$/;
