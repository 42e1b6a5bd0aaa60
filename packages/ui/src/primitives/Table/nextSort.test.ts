import { describe, expect, it } from 'vitest';
import { nextSort } from './nextSort.ts';

describe('nextSort', () => {
  it('starts ascending, whatever the previous order', () => {
    expect(nextSort(null, 'date')).toEqual({ key: 'date', direction: 'ascending' });
    expect(nextSort<'date' | 'amount'>({ key: 'amount', direction: 'ascending' }, 'date')).toEqual({
      key: 'date',
      direction: 'ascending',
    });
  });

  it('reverses each time after', () => {
    const up = nextSort(null, 'date');
    const down = nextSort(up, 'date');
    expect(down).toEqual({ key: 'date', direction: 'descending' });
    expect(nextSort(down, 'date')).toEqual(up);
  });
});
