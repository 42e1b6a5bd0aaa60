import { compact } from './compact.ts';
import { readAs } from './readAs.ts';

/** A mobile number of mainland China (spec §5), with or without +86. Stored as `+` and digits. */
export const chineseMobile = readAs('chinese_mobile', readChinese);

/**
 * A Vietnamese mobile number (ours), with 0 or +84. Stored as `+` and digits. Operator prefixes change, so only the
 * first digit is checked.
 */
export const vietnameseMobile = readAs('vietnamese_mobile', readVietnamese);

/** A mobile number of either country. */
export const mobile = readAs('mobile', (typed) => readVietnamese(typed) ?? readChinese(typed));

function readChinese(typed: string): string | null {
  const [, number] = /^(?:(?:\+|00)?86)?(1[3-9]\d{9})$/.exec(compact(typed)) ?? [];
  return number === undefined ? null : `+86${number}`;
}

function readVietnamese(typed: string): string | null {
  const [, number] = /^(?:(?:\+|00)?84|0)([35789]\d{8})$/.exec(compact(typed)) ?? [];
  return number === undefined ? null : `+84${number}`;
}
