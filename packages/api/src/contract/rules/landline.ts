import { compact } from './compact.ts';
import { readAs } from './readAs.ts';

/** A landline of mainland China (spec §5), with its area code, as `0755-88888888`; an extension follows a second dash. */
export const chineseLandline = readAs('chinese_landline', readChinese);

/** A landline of Vietnam (ours), whose area codes begin with 02 since 2017. Stored as `+84` and digits. */
export const vietnameseLandline = readAs('vietnamese_landline', readVietnamese);

/** A landline of either country. */
export const landline = readAs('landline', (typed) => readVietnamese(typed) ?? readChinese(typed));

function readChinese(typed: string): string | null {
  // Dashes stay: they alone tell an extension from the number.
  const text = typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]+/gu, '-')
    .replace(/[()\p{Cf}]/gu, (mark) => (mark === ')' ? '-' : ''))
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  const [, area, first, last, extension] = chinese.exec(text) ?? [];
  if (area === undefined || first === undefined || last === undefined) return null;
  // The great cities have three figures of area code and eight of number.
  if (area.length === 2 && first.length === 3) return null;
  return `0${area}-${first}${last}${extension === undefined ? '' : `-${extension}`}`;
}

const chinese = /^(?:(?:\+|00)?86-?0?-?|0)(10|2\d|[3-9]\d\d)-?([2-9]\d{2,3})-?(\d{4})(?:-(\d{1,6}))?$/;

function readVietnamese(typed: string): string | null {
  const [, number] = vietnamese.exec(compact(typed)) ?? [];
  return number === undefined ? null : `+84${number}`;
}

/** Hanoi is 24, Ho Chi Minh City 28, the provinces have three figures; ten in all. */
const vietnamese =
  /^(?:(?:\+|00)?84|0)(2(?:0[3-9]|1[0-689]|2[0-25-9]|3[2-9]|4\d|5[124-9]|6[0-39]|7[0-7]|8\d|9[0-4679])\d{7})$/;
