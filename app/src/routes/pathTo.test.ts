import { describe, expect, it } from 'vitest';
import { pathTo } from './pathTo.ts';

describe('addresses', () => {
  it('carry their parameters, and leave out what is not there', () => {
    expect(pathTo.open('p-1')).toBe('/pages/box/open?pool_id=p-1');
    expect(pathTo.replay({ pool_id: 'p-1', opening_id: 'o-1' })).toBe('/pages/box/open?pool_id=p-1&opening_id=o-1');
    expect(pathTo.signIn()).toBe('/pages/login/index');
  });

  it('hold another address whole', () => {
    const address = pathTo.signIn(pathTo.open('a&b=c'));
    expect(new URL(address, 'http://shop.test').searchParams.get('return_to')).toBe(pathTo.open('a&b=c'));
  });
});
