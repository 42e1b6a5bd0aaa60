import { expect, it } from 'vitest';
import { theHouse } from './house.ts';
import { longFiles } from './rules/sizes.ts';

it.for(['packages', 'app', 'server', 'scripts', 'tests', '.storybook'])('no file of %s is too long', (folder) => {
  expect(longFiles(`${folder}/**/*.{ts,tsx,mjs}`, theHouse)).toEqual([]);
});
