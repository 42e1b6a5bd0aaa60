import { expect, it } from 'vitest';
import { coversOf } from '../../scripts/test/coversOf.ts';
import { areas, filesOf, theHouse } from './house.ts';

const journeys = filesOf('tests/journeys/**/*.test.ts');
const coversOfFile = (path: string): readonly string[] => coversOf(theHouse.read(path) ?? '');

it.for(journeys)('%s names the topics or areas it covers', (path) => {
  const named = coversOfFile(path);
  expect(named).not.toEqual([]);
  const known = (name: string): boolean => areas.includes(name) || filesOf(`packages/ui/src/${name}/**`).length > 0;
  expect(named.filter((name) => !known(name))).toEqual([]);
});

it('every area with routes is covered by a journey', () => {
  const covered = new Set(journeys.flatMap(coversOfFile).map((topic) => topic.split('/')[0]));
  const routed = areas.filter((area) => filesOf(`app/src/routes/${area}/*/*Route.tsx`).length > 0);
  expect(routed.filter((area) => !covered.has(area))).toEqual([]);
});
