import { expect, it } from 'vitest';
import { theHouse } from './house.ts';

it('screens that draw their own bar are those that docs/architecture.md lists', () => {
  const drawn = theHouse
    .filesOf('packages/ui/src/*/*/*Screen/*Screen.tsx')
    .filter((path) => theHouse.read(path)?.includes('<NavBar'))
    .map((path) => path.split('/').at(-1)?.replace('.tsx', '') ?? '');
  const section = /\n## Screens\n([^]*?)\nWithin `Screen`/.exec(theHouse.read('docs/architecture.md') ?? '')?.[1] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
  expect(drawn.toSorted()).toEqual(listed.toSorted());
});
