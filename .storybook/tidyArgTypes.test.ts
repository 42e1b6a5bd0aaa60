import { createElement } from 'react';
import type { Args, StrictInputType } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { defaultArgs } from './defaultArgs.ts';
import { tidyArgTypes } from './tidyArgTypes.ts';

function tidy(argType: StrictInputType, initial?: unknown): StrictInputType | undefined {
  const initialArgs: Args = { [argType.name]: initial };
  // The rest of a story's context is not used.
  const context = { argTypes: { [argType.name]: argType }, initialArgs } as unknown as Parameters<
    typeof tidyArgTypes
  >[0];
  return tidyArgTypes(context)[argType.name];
}

const other = (name: string, value: string): StrictInputType => ({ name, type: { name: 'other', value } });

it('offers the members of a union, also an optional one', () => {
  const size = tidy({
    name: 'size',
    type: { name: 'enum', value: [], raw: "'small' | 'standard' | 'large' | undefined" },
  });
  expect(size).toMatchObject({ options: ['small', 'standard', 'large'], control: { type: 'inline-radio' } });
  expect(size?.table?.type?.summary).toBe('small | standard | large');
});

it('offers the house’s values for a named type', () => {
  const tone: StrictInputType = {
    name: 'tone',
    type: { name: 'other', value: 'unknown[number]', raw: '(typeof tones)[number]' },
  };
  expect(tidy(tone)?.options).toContain('critical');
  expect(tidy(other('spaceX', 'Responsive<Space>'))).toMatchObject({ control: { type: 'select' } });
  expect(tidy(other('size', "Size | 'text'"))?.options).toEqual(['small', 'standard', 'large', 'text']);
  expect(tidy(other('lines', '1 | 2 | 3'))?.options).toEqual([1, 2, 3]);
});

it("offers a contract's words, which the generator does not enter", () => {
  expect(tidy(other('level', 'Level'))?.options).toContain('black_gold');
  expect(tidy(other('count', 'DrawCount'))?.options).toEqual([1, 5, 10, 'all']);
});

it('takes a text for a text, even where an element is allowed', () => {
  const text: StrictInputType = { name: 'hint', type: { name: 'union', value: [], raw: 'string | undefined' } };
  expect(tidy(text)?.type).toEqual({ name: 'string' });
  expect(tidy(other('children', 'ReactNode'), 'Mở hộp')?.type).toEqual({ name: 'string' });
});

it('has no control for callbacks, elements, data and props of the root', () => {
  expect(tidy({ name: 'onPress', type: { name: 'function' } })).toMatchObject({
    control: false,
    table: { category: 'Events' },
  });
  expect(tidy(other('children', 'ReactNode'), createElement('p'))?.control).toBe(false);
  expect(tidy(other('links', 'Links'), { pool: () => '/' })?.control).toBe(false);
  expect(tidy({ name: 'lang', type: { name: 'string' } })).toMatchObject({ control: false });
});

it('edits short plain data and picks icons', () => {
  expect(tidy(other('options', 'Option[]'), [{ value: '1', label: '×1' }])?.control).toBeUndefined();
  expect(tidy(other('icon', 'LucideIcon'))?.options).toContain('Gift');
});

it('shows a switch with its default', () => {
  expect(tidy({ name: 'loading', table: { defaultValue: { summary: 'false' } } })?.type).toEqual({ name: 'boolean' });
});

it('keeps a control chosen by a story', () => {
  const chosen: StrictInputType = { name: 'value', control: { type: 'range' }, type: { name: 'number' } };
  expect(tidy(chosen)).toBe(chosen);
});

it('starts with the defaults in a playground, and in no other story', () => {
  const argTypes = {
    size: { name: 'size', table: { defaultValue: { summary: "'standard'" } } },
    loading: { name: 'loading', table: { defaultValue: { summary: 'false' } } },
    level: { name: 'level', table: { defaultValue: { summary: 'sizes[level]' } } },
    type: { name: 'type', control: false, table: { defaultValue: { summary: "'button'" } } },
    tone: { name: 'tone', table: { defaultValue: { summary: "'accent'" } } },
  };
  // The rest of a story's context is not used.
  const context = { name: 'Playground', argTypes, initialArgs: { tone: 'critical' } } as unknown as Parameters<
    typeof defaultArgs
  >[0];
  expect(defaultArgs(context)).toEqual({ size: 'standard', loading: false });
  expect(defaultArgs({ ...context, name: 'Variants' })).toEqual({});
});

it('describes the members of an object below its own description, not within its type', () => {
  const links = tidy({
    ...other('links', '{ mine: string; /** The next step when\n * the list is empty. */ next?: string; }'),
    description: 'Addresses.',
  });
  expect(links?.table?.type?.summary).toBe('{ mine: string; next?: string; }');
  expect(links?.description).toBe('Addresses.\n\n- `next`: The next step when the list is empty.');
});

it('writes a union of objects without the line’s first bar', () => {
  expect(tidy(other('load', "| { status: 'loading' } | { status: 'failed' }"))?.table?.type?.summary).toBe(
    "{ status: 'loading' } | { status: 'failed' }",
  );
});
