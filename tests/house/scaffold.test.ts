import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
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

/** A planned screen of each kind, with the call that it reads. */
const planned = [
  { screen: 'boxes/bags/LuckyBags', call: 'listLuckyBags', role: 'guest', path: '/pages/index/bag_sec' },
  { screen: 'forum/posts/Forum', call: 'readPosts', role: 'guest', path: '/pages/index/forum' },
  { screen: 'boxes/freeDraws/FreeDailyDraw', call: undefined, role: 'guest', path: '/pages/box/daily' },
  { screen: 'gems/mine/GemMine', call: 'listGems', role: 'user', path: '' },
] as const;

it.for(planned)('$screen keeps the rules of the house as it is written', ({ screen, call, role, path }) => {
  const draft = new Draft(theHouse.read, theHouse.filesOf);
  const [area = '', topic = '', name = ''] = screen.split('/');
  const place = `${area}/${topic}`;
  newTopic(draft, place);
  if (call !== undefined) newCall(draft, `${place}/${call}`, role);
  newCall(draft, `${place}/claimGift`);
  newScreen(draft, screen, call);
  const house = withDraft(draft);

  const own = (pattern: string): readonly string[] =>
    house.filesOf(pattern).filter((file) => file.includes(`/${place}/`));
  const route = `app/src/routes/${place}/${name}Route.tsx`;
  const shown = `packages/ui/src/${place}/${name}Screen/${name}Screen`;
  expect(faultsOfRoute(route, house)).toEqual([]);
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
    return path !== '' && source.includes(`'${path}'`);
  });
  expect(registered).toEqual(path === '' ? [] : [`app/src/routes/${place}/routes.ts`]);
  expect(house.read(`app/src/routes/${place}/routes.ts`)).not.toContain('planned: true');
  for (const locale of ['vn', 'zh', 'en']) {
    expect(house.read(`packages/ui/src/system/coming/texts/${locale}.ts`)).not.toContain(`'${path || 'nowhere'}'`);
    const title = new RegExp(String.raw`'${path}': '(.*)',`).exec(
      theHouse.read(`packages/ui/src/system/coming/texts/${locale}.ts`) ?? '',
    )?.[1];
    if (title !== undefined) expect(house.read(`packages/ui/src/${place}/texts/${locale}.ts`)).toContain(title);
  }
  // An area's first screen has a journey.
  expect(house.filesOf('tests/journeys/*.test.ts').some((file) => (house.read(file) ?? '').includes(place))).toBe(
    !['boxes'].includes(area),
  );
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
