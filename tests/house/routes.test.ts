import { createI18n, locales, type Namespace } from '@mcy/ui/i18n';
import { describe, expect, it } from 'vitest';
import { table } from '../../app/src/routes/table.ts';
import { filesOf, theHouse } from './house.ts';
import { namespacesShownBy } from './rules/namespaces.ts';
import { faultsOfRoute, idleScreens } from './rules/routes.ts';

const built = Array.from(table, ([path, route]) => ({ ...route, path })).filter(({ topic }) => topic !== null);

describe('each route', () => {
  it.for(filesOf('app/src/routes/*/*/*Route.tsx'))(
    '%s is loaded by a path, or for a missing one, and shows a screen without its own styles',
    (path) => {
      expect(faultsOfRoute(path, theHouse)).toEqual([]);
    },
  );
});

describe("the spec's routes", () => {
  const rows = (theHouse.read('tests/house/specRoutes.tsv') ?? '').trim().split('\n').slice(1);

  it('are 136', () => {
    expect(rows.length).toBe(136);
  });

  it.for(rows)('%s', (row) => {
    const [path = '', area, screen, who] = row.split('\t');
    expect(table.get(path)).toMatchObject({ area, screen, who });
  });
});

describe('a path that has a screen', () => {
  it('is found', () => {
    expect(built.length).toBeGreaterThan(10);
  });

  it.for(built)('$path has its route beside its registration', ({ area, topic, screen }) => {
    const source = theHouse.read(`app/src/routes/${area}/${topic}/${screen}Route.tsx`);
    // Its own, or the one of another path that shows the same screen.
    expect(source).toMatch(new RegExp(`export (function ${screen}Route\\(|\\{ \\w+ as ${screen}Route \\} from)`));
  });

  it.for(built)('$path loads exactly the texts it shows', ({ area, topic, screen, texts = [] }) => {
    const shown = namespacesShownBy(`app/src/routes/${area}/${topic}/${screen}Route.tsx`, theHouse);
    expect(theHouse.read(`packages/ui/src/${area}/${topic}/texts/vn.ts`)).not.toBeNull();
    const loaded = new Set<string>(['shell', `${area}/${topic}`, ...texts]);
    expect({
      missing: [...shown].filter((namespace) => !loaded.has(namespace)),
      needless: texts.filter((namespace) => !shown.has(namespace)),
    }).toEqual({ missing: [], needless: [] });
  });
});

describe("an operators' page", () => {
  const operators = built.filter(({ who }) => who === 'operator');

  it('has an address under /operator, as no other page has', () => {
    const under = Array.from(table.keys()).filter((path) => /^\/operator(\/|$)/.test(path));
    expect(under.toSorted()).toEqual(operators.map(({ path }) => path).toSorted());
  });

  it("alone is listed in the operators' navigation", () => {
    expect(built.filter(({ nav, who }) => nav !== undefined && who !== 'operator')).toEqual([]);
  });

  it.for(operators.flatMap(({ area, topic, nav }) => (nav === undefined ? [] : [{ area, topic, nav }])))(
    '$area/$topic has the label $nav.label in every language',
    async ({ area, topic, nav }) => {
      for (const locale of locales) {
        const texts = await createI18n(locale, [`${area}/${topic}` as Namespace]);
        expect(texts.exists(`${area}/${topic}:${nav.label}`), locale).toBe(true);
      }
    },
  );
});

it('every screen is shown by a route', () => {
  expect(idleScreens(theHouse)).toEqual([]);
});

it('every path without a screen says what will be there', async () => {
  const texts = await createI18n('vn', ['system/coming']);
  const unnamed = Array.from(table)
    .filter(
      ([path, { area, topic }]) =>
        topic === null && !texts.exists(`parts.${area}.screens.${path}`, { ns: 'system/coming' }),
    )
    .map(([path]) => path);
  expect(unnamed).toEqual([]);
});

it('no path that has a screen is still said to be coming', async () => {
  const texts = await createI18n('vn', ['system/coming']);
  const stale = built.filter(({ area, path }) =>
    texts.exists(`parts.${area}.screens.${path}`, { ns: 'system/coming' }),
  );
  expect(stale.map(({ path }) => path)).toEqual([]);
});

describe('a kind of journal', () => {
  const pages = filesOf('server/src/areas/*/*/*Journals.ts').flatMap((file) =>
    Array.from((theHouse.read(file) ?? '').matchAll(/page: '([^']+)'/g), ([, page = '']) => ({ file, page })),
  );

  it.for(pages)('of $file leads to a screen: $page', ({ page }) => {
    expect(built.map(({ path }) => path)).toContain(page);
  });
});
