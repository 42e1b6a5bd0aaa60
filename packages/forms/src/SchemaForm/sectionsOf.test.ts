import { expect, it } from 'vitest';
import { sellFigure } from '../fixtures/sellFigure.ts';
import { fieldsOfRequest } from './fieldsOfRequest.ts';
import { sectionsOf } from './sectionsOf.ts';

const field = (name: string, group?: string) => ({
  name,
  kind: 'text' as const,
  required: true,
  nullable: false,
  ...(group !== undefined && { group }),
});
const shown = (fields: ReturnType<typeof field>[]) =>
  sectionsOf(fields).map((section) => [section.group, section.fields.map(({ name }) => name).join(' ')]);

it('puts a group where its first field is, with all its fields', () => {
  expect(shown([field('a'), field('b', 'x'), field('c'), field('d', 'x'), field('e', 'y')])).toEqual([
    [undefined, 'a'],
    ['x', 'b d'],
    [undefined, 'c'],
    ['y', 'e'],
  ]);
  expect(shown([field('a'), field('b'), field('c', 'x'), field('d')])).toEqual([
    [undefined, 'a b'],
    ['x', 'c'],
    [undefined, 'd'],
  ]);
});

it('shows every visible field once', () => {
  const fields = fieldsOfRequest(sellFigure.request);
  const names = sectionsOf(fields).flatMap((section) => section.fields.map(({ name }) => name));
  expect(names.toSorted()).toEqual(fields.map(({ name }) => name).toSorted());
  expect(sectionsOf([{ ...field('a', 'x'), kind: 'hidden' }])).toEqual([]);
});
