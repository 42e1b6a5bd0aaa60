import { describe, expect, it } from 'vitest';
import { paths } from '../../app/src/routes/paths.ts';
import { filesOf, readText } from './house.ts';

const loader = readText('app/src/routes/screens.ts');
const routes = filesOf('app/src/routes/*/*Route.tsx').map((path) => ({ path, source: readText(path) }));
const screens = filesOf('packages/ui/src/*/*Screen/*Screen.tsx').map((path) => path.split('/').at(-2) ?? '');

describe('each route', () => {
  it.for(routes)('$path is loaded by a path, or for want of one', ({ path }) => {
    const file = path.replace('app/src/routes/', './');
    const loaders = filesOf('app/src/{routes,platform}/*.{ts,tsx}').map(readText);
    expect(loaders.some((source) => source.includes(file) || source.includes(file.replace('./', '../routes/')))).toBe(
      true,
    );
  });

  it.for(routes)('$path has no style of its own', ({ source }) => {
    expect(source).not.toMatch(/\b(className|style)=/);
  });
});

describe('the paths that have a screen', () => {
  const built = [...loader.matchAll(/^ {2}'(\/[^']*)':/gm)].map(([, path = '']) => path);

  it('are found at all', () => {
    expect(built.length).toBeGreaterThan(10);
  });

  it.for(built)('%s is one of the table', (path) => {
    expect(Object.keys(paths)).toContain(path);
  });
});

it.for(screens)('%s is shown by a route', (screen) => {
  const users = filesOf('app/src/**/*.tsx').filter((path) => new RegExp(`<${screen}\\b`).test(readText(path)));
  expect(users).not.toEqual([]);
});
