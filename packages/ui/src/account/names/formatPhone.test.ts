import { expect, it } from 'vitest';
import { formatPhone } from './formatPhone.ts';

it.each([
  ['+84912345678', '0912 345 678'],
  ['+8613800138000', '+8613800138000'],
  ['', ''],
])('formats %s as %s', (phone, read) => {
  expect(formatPhone(phone)).toBe(read);
});
