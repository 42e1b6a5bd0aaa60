import { expect, it } from 'vitest';
import { filesOf, readText } from './house.ts';

const most = 300;

it.for(['packages', 'app', 'server', 'scripts', 'tests'])(`no file of %s is longer than ${most} lines`, (folder) => {
  const long = filesOf(`${folder}/**/*.{ts,tsx,mjs}`)
    .map((path) => ({ path, lines: readText(path).split('\n').length }))
    .filter(({ lines }) => lines > most);
  expect(long).toEqual([]);
});
