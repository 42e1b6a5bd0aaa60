import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { scaffoldComponent } from './scaffoldComponent.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-'));
  mkdirSync(join(root, 'packages/ui/src/boxes'), { recursive: true });
  writeFileSync(
    join(root, 'packages/ui/src/boxes/index.ts'),
    "export { type A, Ant } from './Ant/Ant.tsx';\nexport { Zebra } from './Zebra/Zebra.tsx';\n",
  );
});

afterEach(() => rmSync(root, { recursive: true }));

it('writes the four files and adds the export', () => {
  const home = 'packages/ui/src/boxes';
  expect(scaffoldComponent(root, 'boxes/OddsTable')).toEqual([
    `${home}/OddsTable/OddsTable.tsx`,
    `${home}/OddsTable/OddsTable.css.ts`,
    `${home}/OddsTable/OddsTable.stories.tsx`,
    `${home}/OddsTable/OddsTable.test.tsx`,
    `${home}/index.ts`,
  ]);
  expect(readFileSync(join(root, home, 'index.ts'), 'utf8').split('\n')[1]).toBe(
    "export { OddsTable, type OddsTableProps } from './OddsTable/OddsTable.tsx';",
  );
  expect(readFileSync(join(root, home, 'OddsTable/OddsTable.stories.tsx'), 'utf8')).toContain(
    "title: 'Boxes/OddsTable'",
  );
});

it.for(['', 'OddsTable', 'boxes/oddsTable', 'boxes/../Evil', 'boxes/A/B', 'nowhere/OddsTable'])(
  'refuses %j',
  (target) => {
    expect(() => scaffoldComponent(root, target)).toThrow(/Say where|There is no/);
  },
);

it('does not overwrite an existing component', () => {
  scaffoldComponent(root, 'boxes/OddsTable');
  expect(() => scaffoldComponent(root, 'boxes/OddsTable')).toThrow('already exists');
});
