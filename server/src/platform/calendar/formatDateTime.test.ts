import { expect, it } from 'vitest';
import { formatDateTime } from './formatDateTime.ts';

it.each([
  ['vn', '14:58, 22/11/2026'],
  ['zh', '2026/11/22 14:58'],
  ['en', 'Nov 22, 2026, 14:58'],
] as const)('formats a moment in %s: %s', (locale, shown) => {
  expect(formatDateTime(new Date('2026-11-22T07:58:00Z'), locale)).toBe(shown);
});
