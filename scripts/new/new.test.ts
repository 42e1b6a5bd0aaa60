import { expect, it } from 'vitest';
import { Draft } from './Draft.ts';
import { newCall } from './newCall.ts';
import { newComponent } from './newComponent.ts';
import { newScreen } from './newScreen.ts';
import { newTopic } from './newTopic.ts';

const ui = 'packages/ui/src/account/friends';
const house: Readonly<Record<string, string>> = {
  'tests/house/rules/topics.ts':
    "const topics: Of = {\n  account: [\n    'entry',\n    'names',\n  ],\n  wallet: ['flow'],\n};\n",
  'server/src/areas/account/area.ts':
    "import { entryHandlers } from './entry/entryHandlers.ts';\n\nexport const accountArea: Area = {\n  calls: [\n    ...entryHandlers,\n  ],\n};\n",
  'server/src/areas/wallet/area.ts':
    "import { flowHandlers } from './flow/flowHandlers.ts';\n\nexport const walletArea: Area = {\n  calls: flowHandlers,\n};\n",
  'server/src/areas/mall/area.ts': "export const mallArea: Area = {\n  name: 'mall',\n  calls: [],\n};\n",
  'server/src/shop.ts':
    "import { mallArea } from './areas/mall/area.ts';\nimport { walletArea } from './areas/wallet/area.ts';\n\n" +
    'export const areas = [mallArea, walletArea];\n\nexport const shop = composeShop(areas);\n',
  'tests/journeys/people.test.ts': '// Covers: account/people\n',
  'packages/ui/src/patterns/index.ts':
    "export { type A, Ant } from './Ant/Ant.tsx';\nexport {\n  Zebra,\n  type ZebraProps,\n} from './Zebra/Zebra.tsx';\n",
};

const draftOf = () =>
  new Draft(
    (path) => house[path] ?? null,
    () => Object.keys(house).filter((path) => path.startsWith('tests/journeys/')),
  );

/** A house where the topic has a call and a screen that shows it. */
function built(): Draft {
  const draft = draftOf();
  newTopic(draft, 'account/friends');
  newCall(draft, 'account/friends/listFriends');
  newScreen(draft, 'account/friends/Friends', 'listFriends');
  return draft;
}

it('writes a topic with a screen and its call in twelve files, and names it in two places', () => {
  expect([...built().changes.keys()].toSorted()).toEqual([
    'app/src/routes/account/friends/FriendsRoute.tsx',
    'app/src/routes/account/friends/routes.ts',
    'packages/api/src/account/friends/contract.ts',
    'packages/api/src/account/friends/hooks.ts',
    `${ui}/FriendsScreen/FriendsScreen.stories.tsx`,
    `${ui}/FriendsScreen/FriendsScreen.tsx`,
    `${ui}/index.ts`,
    `${ui}/texts/en.ts`,
    `${ui}/texts/vn.ts`,
    `${ui}/texts/zh.ts`,
    'server/src/areas/account/area.ts',
    'server/src/areas/account/friends/friends.test.ts',
    'server/src/areas/account/friends/friendsHandlers.ts',
    'tests/house/rules/topics.ts',
  ]);
});

it('leaves to Screen what every screen repeats', () => {
  const draft = built();
  const screen = draft.read(`${ui}/FriendsScreen/FriendsScreen.tsx`);
  expect(screen).toContain('<ScreenList\n        load={friends}');
  expect(screen).not.toMatch(/NavBar|LoadView|InfiniteList|Skeleton/);
  expect(draft.read(`${ui}/FriendsScreen/FriendsScreen.stories.tsx`)?.match(/export const \w+/g)).toEqual([
    'export const Loaded',
    'export const Loading',
    'export const Empty',
  ]);
  const route = draft.read('app/src/routes/account/friends/FriendsRoute.tsx');
  expect(route).toContain('return <FriendsScreen friends={friends} onGoBack={useGoBack(homeRoutes.home)} />;');
  expect(route).not.toMatch(/PageTitle|useTranslation/);
});

it('names the topic where the house and its area list it', () => {
  const draft = built();
  expect(draft.read('tests/house/rules/topics.ts')).toContain("'names', 'friends']");
  const area = draft.read('server/src/areas/account/area.ts');
  expect(area).toContain("import { friendsHandlers } from './friends/friendsHandlers.ts';");
  expect(area).toContain('...entryHandlers, ...friendsHandlers]');
});

it('joins a list that was one of handlers, and names a new area', () => {
  const draft = draftOf();
  newTopic(draft, 'wallet/gifts');
  newCall(draft, 'wallet/gifts/claimGift');
  expect(draft.read('server/src/areas/wallet/area.ts')).toContain('calls: [...flowHandlers, ...giftsHandlers]');
  newTopic(draft, 'gems/mine');
  expect(draft.read('tests/house/rules/topics.ts')).toContain("  gems: ['mine'],");
});

it('begins an area with its first call, and names it in the shop', () => {
  const draft = draftOf();
  newTopic(draft, 'rides/wheel');
  newCall(draft, 'rides/wheel/listRides');
  newCall(draft, 'rides/wheel/turnWheel');
  const area = draft.read('server/src/areas/rides/area.ts');
  expect(area).toContain("import { wheelHandlers } from './wheel/wheelHandlers.ts';");
  expect(area).toContain("name: 'rides',\n  calls: [...wheelHandlers],");
  const shop = draft.read('server/src/shop.ts');
  expect(shop).toContain("import { ridesArea } from './areas/rides/area.ts';");
  expect(shop).toContain('export const areas = [mallArea, walletArea, ridesArea];');
  expect(draft.read('tests/house/rules/topics.ts')).toContain("  rides: ['wheel'],");
});

it('joins an empty list of calls', () => {
  const draft = draftOf();
  newTopic(draft, 'mall/carts');
  newCall(draft, 'mall/carts/listCarts');
  expect(draft.read('server/src/areas/mall/area.ts')).toContain('  calls: [...cartsHandlers],');
});

it('makes a call by its name: a page, one answer, a change', () => {
  const draft = built();
  newCall(draft, 'account/friends/readFriendCode');
  newCall(draft, 'account/friends/addFriend');
  const contract = draft.read('packages/api/src/account/friends/contract.ts');
  expect(contract).toContain("import { pageOf, pageRequest } from '../../contract/page.ts';");
  expect(contract).toContain("path: '/api/account/friends/list',");
  expect(contract).toContain('response: pageOf(z.object({ friend_id: z.uuid(), name: z.string() })),');
  expect(contract?.match(/method: '\w+'/g)).toEqual(["method: 'GET'", "method: 'GET'", "method: 'POST'"]);
  const hooks = draft.read('packages/api/src/account/friends/hooks.ts');
  expect(hooks).toContain("import { listFriends, readFriendCode, addFriend } from './contract.ts';");
  expect(hooks).toContain('export const useFriends = pagedQueryHook(listFriends);');
  expect(hooks).toContain('export const useFriendCode = queryHook(readFriendCode);');
  expect(hooks).toContain('export const useAddFriend = mutationHook(addFriend);');
  expect(
    draft.read('server/src/areas/account/friends/friendsHandlers.ts')?.match(/implement\(contract\.\w+/g),
  ).toHaveLength(3);
  expect(draft.read('server/src/areas/account/friends/friends.test.ts')?.match(/^it\(/gm)).toHaveLength(3);
});

it('gives a second screen of the topic three files of its own', () => {
  const draft = built();
  const before = draft.changes.size;
  newScreen(draft, 'account/friends/FriendInvite');
  expect(draft.changes.size).toBe(before + 3);
  expect(draft.read('app/src/routes/account/friends/routes.ts')?.match(/screen: '\w+'/g)).toEqual([
    "screen: 'Friends'",
    "screen: 'FriendInvite'",
  ]);
  for (const locale of ['vn', 'zh', 'en']) {
    expect(draft.read(`${ui}/texts/${locale}.ts`)).toMatch(/ {2}friends: .*\n {2}friendInvite: /);
  }
});

const coming = (title: string) => `export default {
  parts: {
    mall: {
      about: 'Later.',
      screens: {
        '/pages/index/mall': '${title}',
      },
    },
  },
};
`;

/** A house with a planned screen, which a file of routes registers. */
function planning(file: string, line: string): Draft {
  const files: Readonly<Record<string, string>> = {
    ...house,
    [file]: `import { defineRoutes } from '../defineRoutes.ts';\n\nexport const someRoutes = defineRoutes({\n${line}\n});\n`,
    'packages/ui/src/system/coming/texts/vn.ts': coming('Cửa hàng'),
    'packages/ui/src/system/coming/texts/zh.ts': coming('商城'),
    'packages/ui/src/system/coming/texts/en.ts': coming('Mall'),
  };
  const draft = new Draft(
    (path) => files[path] ?? null,
    () => Object.keys(files).filter((path) => path.endsWith('/routes.ts')),
  );
  newTopic(draft, 'mall/shelves');
  return draft;
}

const shelf = "  mall: { path: '/pages/index/mall', screen: 'Mall', who: 'guest' },";

it('takes path, role and titles of a planned screen, and removes its placeholder', () => {
  const draft = planning('app/src/routes/mall/planned.ts', shelf);
  newCall(draft, 'mall/shelves/listToys', 'guest');
  newScreen(draft, 'mall/shelves/Mall', 'listToys');
  expect(draft.read('app/src/routes/mall/shelves/routes.ts')).toContain(shelf);
  expect(draft.changes.get('app/src/routes/mall/planned.ts')).toBeNull();
  expect(draft.read('packages/ui/src/mall/shelves/texts/vn.ts')).toContain('title: "Cửa hàng"');
  expect(draft.read('packages/ui/src/mall/shelves/texts/zh.ts')).toContain('title: "商城"');
  expect(draft.read('packages/ui/src/system/coming/texts/vn.ts')).toBe('export default {\n  parts: {\n  },\n};\n');
  expect(draft.read('packages/api/src/mall/shelves/contract.ts')).toContain("role: 'guest',");
  expect(draft.read('server/src/areas/mall/shelves/shelves.test.ts')).toContain("it('lists toys for a guest'");
  expect(draft.read('tests/journeys/mall.test.ts')).toContain("goto('/pages/index/mall')");
});

it('builds a planned screen that its topic registers already, in that topic alone', () => {
  const line = shelf.replace(' },', ', planned: true },');
  const draft = planning('app/src/routes/mall/shelves/routes.ts', line);
  newScreen(draft, 'mall/shelves/Mall');
  expect(draft.read('app/src/routes/mall/shelves/routes.ts')).toContain(shelf);
  const other = planning('app/src/routes/mall/counters/routes.ts', line);
  expect(() => newScreen(other, 'mall/shelves/Mall')).toThrow('is planned in app/src/routes/mall/counters/routes.ts');
});

it('refuses to show guests what a call keeps for users', () => {
  const draft = planning('app/src/routes/mall/planned.ts', shelf);
  newCall(draft, 'mall/shelves/listToys');
  expect(() => newScreen(draft, 'mall/shelves/Mall', 'listToys')).toThrow("say role: 'guest' there");
});

it('writes what a call does in whole sentences', () => {
  const draft = built();
  for (const name of ['smeltGem', 'tryAgain', 'checkIn', 'claimGifts', 'addAddress']) {
    newCall(draft, `account/friends/${name}`);
  }
  const contract = draft.read('packages/api/src/account/friends/contract.ts') ?? '';
  expect(Array.from(contract.matchAll(/summary: '(.*)'/g), ([, summary]) => summary)).toEqual([
    'Lists friends, the newest first.',
    'Smelts a gem.',
    'Tries again.',
    'Checks in.',
    'Claims gifts.',
    'Adds an address.',
  ]);
});

it('writes a component whose story is its test, and exports it in its place', () => {
  const draft = built();
  newComponent(draft, 'account/friends/FriendCard');
  expect(draft.read(`${ui}/FriendCard/FriendCard.stories.tsx`)).toContain("title: 'Account/Friends/FriendCard'");
  expect(draft.read(`${ui}/FriendCard/FriendCard.css.ts`)).toContain("from '../../../styles/layered.ts'");
  expect(draft.read(`${ui}/index.ts`)?.indexOf('FriendCard')).toBeLessThan(
    draft.read(`${ui}/index.ts`)?.indexOf('FriendsScreen') ?? 0,
  );
  newComponent(draft, 'patterns/Mouse');
  expect(draft.read('packages/ui/src/patterns/index.ts')).toMatch(
    /Ant\.tsx';\nexport \{ Mouse, .*\nexport \{\n {2}Zebra/,
  );
});

it.for([
  [newTopic, 'account'],
  [newTopic, 'account/Friends'],
  [newTopic, 'account/../friends'],
  [newCall, 'account/friends/ListFriends'],
  [newCall, 'account/friends/list'],
  [newCall, 'account/nobody/listFriends'],
  [newScreen, 'account/friends/friends'],
  [newScreen, 'nowhere/Friends'],
  [newComponent, 'FriendCard'],
  [newComponent, 'account/friendCard'],
  [newComponent, 'account/nobody/FriendCard'],
] as const)('%o refuses %j', ([make, target]) => {
  expect(() => make(built(), target)).toThrow(/Say |There is no|says nothing/);
});

it('leaves alone what is there already', () => {
  expect(() => newTopic(built(), 'account/friends')).toThrow('already exists');
  expect(() => newCall(built(), 'account/friends/listFriends')).toThrow('already has');
  expect(() => newScreen(built(), 'account/friends/Friends')).toThrow('already exists');
  expect(() => newScreen(built(), 'account/friends/Others', 'listOthers')).toThrow('There is no useOthers');
});
