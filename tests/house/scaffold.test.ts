import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { table } from '../../app/src/routes/table.ts';
import { Draft } from '../../scripts/new/Draft.ts';
import { newCall } from '../../scripts/new/newCall.ts';
import { newScreen } from '../../scripts/new/newScreen.ts';
import { newTopic } from '../../scripts/new/newTopic.ts';
import { type House, theHouse } from './house.ts';
import { faultsOfRooms } from './rules/rooms.ts';
import { faultsOfRoute, idleScreens } from './rules/routes.ts';
import { faultsOfStories, missingStatesOf } from './rules/stories.ts';
import { floors, unknownTopics } from './rules/topics.ts';
import { stiffWordsIn } from './rules/words.ts';

const notBuilt = Array.from(table.values()).filter(({ topic, planned }) => topic === null && planned !== true);
const notBuiltFor = (role: 'guest' | 'user', area?: string) =>
  notBuilt.find((route) => route.who === role && (area === undefined || route.area === area));
/** An area without a screen yet. */
const fresh = notBuilt.find(({ area }) => theHouse.filesOf(`app/src/routes/${area}/*/*Route.tsx`).length === 0)?.area;

/** Screens of each kind, with the call that they read; those that are planned have a path. */
const screens = [
  { kind: 'a list for guests', route: notBuiltFor('guest'), call: 'listThings', role: 'guest' },
  { kind: 'an answer for users', route: notBuiltFor('user'), call: 'readThing', role: 'user' },
  { kind: 'a page that reads nothing', route: notBuiltFor('guest'), call: undefined, role: 'guest' },
  {
    kind: 'the first screen of an area, which nobody planned',
    route: { area: fresh ?? 'rides', screen: 'UnheardOf', path: null },
    call: 'listRides',
    role: 'user',
  },
] as const;

it.for(screens)('$kind keeps the rules of the house as it is written', ({ route, call, role }) => {
  // The last planned screen of a kind may be built by now.
  if (route === undefined) return;
  const { area, screen: name, path } = route;
  const topic = 'scaffolded';
  const draft = new Draft(theHouse.read, theHouse.filesOf);
  const place = `${area}/${topic}`;
  newTopic(draft, place);
  if (call !== undefined) newCall(draft, `${place}/${call}`, role);
  newCall(draft, `${place}/claimGift`);
  newScreen(draft, `${place}/${name}`, call);
  const house = withDraft(draft);

  const own = (pattern: string): readonly string[] =>
    house.filesOf(pattern).filter((file) => file.includes(`/${place}/`));
  const shown = `packages/ui/src/${place}/${name}Screen/${name}Screen`;
  expect(faultsOfRoute(`app/src/routes/${place}/${name}Route.tsx`, house)).toEqual([]);
  expect(idleScreens(house)).toEqual([]);
  expect(missingStatesOf(`${shown}.tsx`, house)).toEqual([]);
  expect(faultsOfStories(`${shown}.stories.tsx`, house)).toEqual([]);
  expect(faultsOfRooms(house)).toEqual([]);
  // The list of topics is a module of this test: the one on disk does not know the new topic.
  expect(floors.flatMap((floor) => unknownTopics(floor, house)).filter((folder) => folder !== place)).toEqual([]);
  expect(own('{packages,app,server}/**/*.{ts,tsx}').flatMap((file) => stiffWordsIn(file, house))).toEqual([]);

  // Its placeholder is gone, and with it its name among what is coming.
  const registered = house.filesOf('app/src/routes/**/{routes,planned}.ts').filter((file) => {
    const source = house.read(file) ?? '';
    return path !== null && source.includes(`'${path}'`);
  });
  expect(registered).toEqual(path === null ? [] : [`app/src/routes/${place}/routes.ts`]);
  expect(house.read(`app/src/routes/${place}/routes.ts`)).not.toContain('planned: true');
  for (const locale of ['vn', 'zh', 'en']) {
    expect(house.read(`packages/ui/src/system/coming/texts/${locale}.ts`)).not.toContain(`'${path}'`);
    const title = new RegExp(String.raw`'${path}': '(.*)',`).exec(
      theHouse.read(`packages/ui/src/system/coming/texts/${locale}.ts`) ?? '',
    )?.[1];
    if (title !== undefined) expect(house.read(`packages/ui/src/${place}/texts/${locale}.ts`)).toContain(title);
  }
  // An area's first screen begins its journey.
  const isFirst = theHouse.filesOf(`app/src/routes/${area}/*/*Route.tsx`).length === 0;
  expect(house.read(`tests/journeys/${area}.test.ts`)?.includes(`// Covers: ${place}`) ?? false).toBe(isFirst);
});

/** The house as the draft would leave it. */
function withDraft({ changes }: Draft): House {
  return {
    filesOf: (pattern) => {
      const drafted = [...changes].filter(([path, text]) => text !== null && matchesGlob(path, pattern));
      const kept = theHouse.filesOf(pattern).filter((path) => changes.get(path) !== null);
      return [...new Set([...kept, ...drafted.map(([path]) => path)])].toSorted();
    },
    read: (path) => {
      const drafted = changes.get(path);
      return drafted === undefined ? theHouse.read(path) : drafted;
    },
  };
}
