import { envelopeCode } from '@mcy/api/contract';
import { expect, it } from 'vitest';
import { isKept } from './isKept.ts';

it('every answer is kept but “sign in” and “later”', () => {
  const left = Object.entries(envelopeCode).flatMap(([name, code]) => (isKept(code) ? [] : [name]));
  expect(left).toEqual(['signInRequired', 'tooManyRequests']);
});
