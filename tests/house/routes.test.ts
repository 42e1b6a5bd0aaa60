import { createI18n } from '@mcy/ui/i18n';
import { describe, expect, it } from 'vitest';
import { paths } from '../../app/src/routes/paths.ts';
import { filesOf, theHouse } from './house.ts';
import { builtPaths, faultsOfRoute, idleScreens } from './rules/routes.ts';

describe('each route', () => {
  it.for(filesOf('app/src/routes/*/*Route.tsx'))(
    '%s is loaded by a path, or for want of one, and shows a screen without a style of its own',
    (path) => {
      expect(faultsOfRoute(path, theHouse)).toEqual([]);
    },
  );
});

describe('the paths that have a screen', () => {
  it('are found at all', () => {
    expect(builtPaths(theHouse).length).toBeGreaterThan(10);
  });

  it.for(builtPaths(theHouse))('%s is one of the table', (path) => {
    expect(Object.keys(paths)).toContain(path);
  });
});

it('every screen is shown by a route', () => {
  expect(idleScreens(theHouse)).toEqual([]);
});

it('every path without a screen says what will be there', async () => {
  const built = new Set<string>(builtPaths(theHouse));
  const texts = await createI18n('vn', ['system/coming']);
  const unnamed = Object.entries(paths)
    .filter(
      ([path, { area }]) => !built.has(path) && !texts.exists(`parts.${area}.screens.${path}`, { ns: 'system/coming' }),
    )
    .map(([path]) => path);
  expect(unnamed).toEqual([]);
});
