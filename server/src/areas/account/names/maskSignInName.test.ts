import { expect, it } from 'vitest';
import { maskSignInName } from './maskSignInName.ts';

it.each([
  ['lan@example.com', 'l***@example.com'],
  ['đ@example.com', 'đ***@example.com'],
  ['+84912345678', '+84*****678'],
])('%s is shown as %s', (name, shown) => {
  expect(maskSignInName(name)).toBe(shown);
});
