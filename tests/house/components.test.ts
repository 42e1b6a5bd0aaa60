import { describe, expect, it } from 'vitest';
import { theHouse } from './house.ts';
import { componentsOf, escapesOf, faultsInPlace, missingOf } from './rules/components.ts';
import { bareIconsIn } from './rules/icons.ts';
import { drawingFiles, rawValuesIn } from './rules/rawValues.ts';

const components = componentsOf(theHouse);

describe('each component', () => {
  it('is found at all', () => {
    expect(components.length).toBeGreaterThan(150);
    expect(components.map(({ floor }) => floor)).toContain('account/people');
  });

  it.for(components)('$folder has its story, its test, its styles if it renders, and its export', (component) => {
    expect(missingOf(component, theHouse)).toEqual([]);
  });

  it.for(components)('$folder takes no className, style, sx or as', (component) => {
    expect(escapesOf(component, theHouse)).toEqual([]);
  });
});

it('what is drawn in place has no hooks', () => {
  const files = theHouse.filesOf('{packages/{ui,forms}/src,app/src}/**/*.tsx');
  expect(files.flatMap((path) => faultsInPlace(path, theHouse))).toEqual([]);
});

it('icons are drawn by Icon alone', () => {
  const files = theHouse.filesOf('{packages/{ui,forms}/src,app/src}/**/*.tsx');
  expect(files.flatMap((path) => bareIconsIn(path, theHouse))).toEqual([]);
});

it('no color outside the tokens, and no pixels where a token belongs', () => {
  expect(drawingFiles(theHouse).flatMap((path) => rawValuesIn(path, theHouse))).toEqual([]);
});
