import { describe, expect, expectTypeOf, it } from 'vitest';
import { entryRoutes } from './account/entry/routes.ts';
import { replay } from './boxes/opening/replay.ts';
import { openingRoutes } from './boxes/opening/routes.ts';
import { poolsRoutes } from './boxes/pools/routes.ts';
import { collectRoutes } from './collectRoutes.ts';
import { defineRoutes } from './defineRoutes.ts';

describe('addresses', () => {
  it('carry their parameters, and leave out what is not there', () => {
    expect(openingRoutes.open('p-1')).toBe('/pages/box/open?pool_id=p-1');
    expect(openingRoutes.open('p-1', undefined, 10)).toBe('/pages/box/open?pool_id=p-1&draws=10');
    expect(replay({ pool_id: 'p-1', opening_id: 'o-1' })).toBe('/pages/box/open?pool_id=p-1&opening_id=o-1');
    expect(entryRoutes.signIn()).toBe('/pages/login/index');
  });

  it('hold another address whole', () => {
    const address = entryRoutes.signIn(openingRoutes.open('a&b=c'));
    expect(new URL(address, 'http://shop.test').searchParams.get('return_to')).toBe(openingRoutes.open('a&b=c'));
  });

  it('are typed: a path, or what its parameters make of it', () => {
    expectTypeOf(poolsRoutes.mysteryBoxes).toEqualTypeOf<'/pages/index/card'>();
    expectTypeOf(poolsRoutes.pool).toEqualTypeOf<(pool_id: string) => string>();
  });
});

describe('what topics register', () => {
  const sample = defineRoutes({ test: { path: '/pages/test', screen: 'Test', who: 'user' } });

  it('is collected by path, with its area and the folder of its screen', () => {
    const { path, screen, who } = { path: '/pages/test', screen: 'Test', who: 'user' };
    expect([...collectRoutes({ './boxes/pools/routes.ts': { sample } })]).toEqual([
      [path, { path, screen, who, area: 'boxes', topic: 'pools' }],
    ]);
    expect(collectRoutes({ './boxes/planned.ts': { sample } }).get(path)).toMatchObject({ area: 'boxes', topic: null });
  });

  it('has no screen while it is planned, also where its topic registers it already', () => {
    const planned = defineRoutes({ test: { path: '/pages/test', screen: 'Test', who: 'user', planned: true } });
    expect(planned.test).toBe('/pages/test');
    const routes = collectRoutes({ './boxes/pools/routes.ts': { planned } });
    expect(routes.get('/pages/test')).toMatchObject({ area: 'boxes', topic: null });
  });

  it('is refused when it is registered twice', () => {
    const twice = { './boxes/planned.ts': { sample }, './boxes/pools/routes.ts': { sample } };
    expect(() => collectRoutes(twice)).toThrow('/pages/test is registered twice');
  });
});
