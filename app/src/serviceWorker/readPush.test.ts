import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPath } from '../routes/table.ts';
import { readPush } from './readPush.ts';

const origin = 'https://shop.example';

describe('a push', () => {
  it('is read as the server wrote it', () => {
    const push = { title: 'Nạp xu thành công', body: '50.000 xu', path: '/pages/user/notify_detail?notification_id=1' };
    expect(readPush(JSON.stringify(push), origin)).toEqual(push);
  });

  it.for([
    ['https://evil.example/', null],
    ['//evil.example/pages', null],
    ['/\\evil.example', null],
    ['javascript:alert(1)', null],
    ['https://shop.example.evil.example/', null],
    ['http://shop.example/', null],
    ['https://shop.example/pages/user/notify#one', '/pages/user/notify#one'],
    ['pages/index/mine', '/pages/index/mine'],
    ['/.//evil.example', null],
    ['/x/..//evil.example', null],
    ['https://shop.example//evil.example', null],
    ['//', null],
    ['/pages/no/such/page', null],
    ['/sandbox/pay', null],
    [7, null],
  ] as const)('leads to a page of the shop alone: %s', ([address, path]) => {
    expect(readPush(JSON.stringify({ path: address }), origin).path).toBe(path ?? '/');
  });

  it('of any kind shows something and leads somewhere of the shop', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.webUrl().map((path) => JSON.stringify({ path })),
        ),
        (text) => {
          const { title, path } = readPush(text, origin);
          expect(title).not.toBe('');
          const url = new URL(path, origin);
          expect([url.origin, isPath(url.pathname)]).toEqual([origin, true]);
        },
      ),
    );
  });
});
