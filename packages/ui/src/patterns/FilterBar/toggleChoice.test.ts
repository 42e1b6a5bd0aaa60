import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countChoices } from './countChoices.ts';
import type { FilterChoice } from './FilterChoice.ts';
import { toggleChoice } from './toggleChoice.ts';

const values = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 9 });

function press(pressed: readonly string[], multiple: boolean): FilterChoice {
  return pressed.reduce<FilterChoice>((chosen, value) => toggleChoice(chosen, { id: 'group', multiple }, value), {});
}

describe('toggleChoice', () => {
  it('leaves the other groups as they are', () => {
    const chosen = { price: ['low'], state: ['new'] };
    expect(toggleChoice(chosen, { id: 'state', multiple: true }, 'used')).toEqual({
      price: ['low'],
      state: ['new', 'used'],
    });
    expect(chosen).toEqual({ price: ['low'], state: ['new'] });
  });

  it('has in a group of several what was pressed an odd number of times', () => {
    fc.assert(
      fc.property(values, (pressed) => {
        const odd = ['a', 'b', 'c'].filter((value) => pressed.filter((one) => one === value).length % 2 === 1);
        expect((press(pressed, true)['group'] ?? []).toSorted()).toEqual(odd);
      }),
    );
  });

  it('has in a group of one what was pressed last', () => {
    fc.assert(
      fc.property(values, (pressed) => {
        expect(press(pressed, false)['group'] ?? []).toEqual(pressed.slice(-1));
      }),
    );
  });
});

describe('countChoices', () => {
  it('counts over all groups', () => {
    expect(countChoices({})).toBe(0);
    expect(countChoices({ price: [], state: ['new', 'used'], kind: ['toy'] })).toBe(3);
  });
});
