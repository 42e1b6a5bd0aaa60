import { expect, it } from 'vitest';
import { typedRaw } from './typedRaw.ts';

it.each([
  // Telex: the tone after its vowel or at the end, and letters doubled at once or later.
  ['hoojp', 'hop'],
  ['hoopj', 'hop'],
  ['muf', 'mu'],
  ['gaaus', 'gau'],
  ['booong', 'boong'],
  ['ddooif', 'doi'],
  ['nuwowcs', 'nuoc'],
  ['luwown', 'luon'],
  ['mosc', 'moc'],
  ['khosa', 'khoa'],
  // VNI.
  ['ho65p', 'hop'],
  ['mu2', 'mu'],
  ['d9o6i2', 'doi'],
])('reads %s as %s', (typed, meant) => {
  expect(typedRaw(typed)).toBe(meant);
});

it.each(['hop', 'mu', 'cat', '2026', '9991', 'a', 'x2', '盲盒'])('has no other reading of %s', (typed) => {
  expect(typedRaw(typed)).toBeNull();
});
