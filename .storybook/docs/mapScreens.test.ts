import { describe, expect, it } from 'vitest';
import { table } from '../../app/src/routes/table.ts';
import { mapScreens } from './mapScreens.ts';
import { screens } from './screens.ts';

const sources = {
  routes: {
    '/app/src/routes/content/home/HomeRoute.tsx': 'return <HomeScreen load={load} />;',
    '/app/src/routes/boxes/pools/OddsRoute.tsx': "import { Odds } from './Odds.tsx';\nreturn <Odds />;",
    '/app/src/routes/boxes/pools/Odds.tsx': 'return (<><PageTitle /><OddsScreen load={load} /></>);',
  },
  stories: {
    '/packages/ui/src/boxes/OddsScreen/OddsScreen.stories.tsx':
      "title: 'Boxes/Screens/Odds',\nexport const LongNames = {};",
    '/packages/ui/src/mall/SearchScreen/SearchScreen.stories.tsx':
      "title: 'Mall/Screens/Search'\nexport const Loaded = {};",
    '/packages/ui/src/shopkeeper/SearchScreen/SearchScreen.stories.tsx':
      "title: 'Shopkeeper/Screens/Search'\nexport const Loaded = {};",
  },
};
const map = mapScreens(
  Object.entries({
    '/': { area: 'content', topic: 'home', screen: 'Home', who: 'guest' },
    '/pages/box/goods_rate': { area: 'boxes', topic: 'pools', screen: 'Odds', who: 'guest' },
    '/pages/index/search': { area: 'mall', topic: null, screen: 'Search', who: 'guest' },
    '/pages/shopkeeper/search': { area: 'shopkeeper', topic: null, screen: 'Search', who: 'shopkeeper' },
    '/pages/box/zhanling': { area: 'boxes', topic: null, screen: 'BattlePass', who: 'user' },
  }),
  sources,
);

describe('mapScreens', () => {
  it('follows a path to its route, the screen rendered there or beside it, and that screen’s first story', () => {
    expect(map[1]).toEqual({
      path: '/pages/box/goods_rate',
      area: 'boxes',
      screen: 'Odds',
      who: 'guest',
      built: true,
      storyId: 'boxes-screens-odds--long-names',
    });
  });

  it('knows a screen without stories', () => {
    expect(map[0]).toMatchObject({ path: '/', built: true, storyId: null });
  });

  it('tells screens of the same name apart by area, and shows one that is not built yet', () => {
    expect(map[2]).toMatchObject({ built: false, storyId: 'mall-screens-search--loaded' });
    expect(map[3]).toMatchObject({ built: false, storyId: 'shopkeeper-screens-search--loaded' });
  });

  it('marks a path without a route as not built', () => {
    expect(map[4]).toMatchObject({ built: false, storyId: null });
  });
});

describe("the shop's own map", () => {
  it('has every path', () => {
    expect(screens.map(({ path }) => path)).toEqual([...table.keys()]);
  });

  it('links every built screen to its story', () => {
    expect(screens.filter(({ built }) => built).length).toBeGreaterThan(10);
    expect(screens.filter(({ built, storyId }) => built && storyId === null).map(({ path }) => path)).toEqual([]);
  });
});
