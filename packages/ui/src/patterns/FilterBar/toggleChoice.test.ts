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
  it('leaves the other groups unchanged', () => {
    const chosen = { price: ['low'], state: ['new'] };
    expect(toggleChoice(chosen, { id: 'state', multiple: true }, 'used')).toEqual({
      price: ['low'],
      state: ['new', 'used'],
    });
    expect(chosen).toEqual({ price: ['low'], state: ['new'] });
  });

  it('keeps in a multiple group what was clicked an odd number of times', () => {
    fc.assert(
      fc.property(values, (pressed) => {
        const odd = ['a', 'b', 'c'].filter((value) => pressed.filter((one) => one === value).length % 2 === 1);
        expect((press(pressed, true)['group'] ?? []).toSorted()).toEqual(odd);
      }),
    );
  });

  it('keeps in a single group what was clicked last', () => {
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
