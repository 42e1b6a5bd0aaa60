import { expect, it } from 'vitest';
import { boxesFor } from './boxesFor.ts';

it('leads to the only box, to several in the list of boxes, and to all without any', () => {
  expect(boxesFor(['one'])).toBe('/pages/box/detail?pool_id=one');
  expect(boxesFor(['one', 'two'])).toBe('/pages/index/card?pool_ids=one%2Ctwo');
  expect(boxesFor([])).toBe('/pages/index/card');
});
