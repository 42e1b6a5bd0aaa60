import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPath } from './table.ts';
import { safeReturnTo } from './safeReturnTo.ts';

const signIn = '/pages/login/index';

describe('the page after sign-in', () => {
  it.each([
    '/',
    '/pages/box/open?pool_id=1&x=%2F',
    '/pages/index/mine#top',
    '/pages/index/mine/',
    '/pages/login/bindPhone?kind=mobile',
    '/pages/user/home?next=//evil.example/',
    '/pages/index/search_result?word=Búp bê 🎁'.replaceAll(' ', '%20'),
  ])('%s is accepted as our own', (path) => {
    expect(decodeURI(safeReturnTo(path))).toBe(decodeURI(path));
  });

  it.each([
    ['/pages/x/../index/mine', '/pages/index/mine'],
    ['/./pages/index/./mine', '/pages/index/mine'],
    ['/%2e%2E/pages/index/mine', '/pages/index/mine'],
    ['/pages\\index\\mine', '/pages/index/mine'],
    ['/pages/index/mine\0', '/pages/index/mine'],
    ['/pa\tges/ind\nex/mine\r', '/pages/index/mine'],
  ])('%j is parsed as a browser does', (address, path) => {
    expect(safeReturnTo(address)).toBe(path);
  });

  it.each([
    signIn,
    '/pages/login/register',
    '/pages/login/forgot/',
    `${signIn}?return_to=${signIn}`,
    `${signIn}?return_to=${encodeURIComponent('//evil.example')}`,
    `${signIn}?return_to=${signIn}`.repeat(20),
  ])('never leads back to sign-in: %s', (address) => {
    expect(safeReturnTo(address)).toBe('/');
  });

  it('survives a second redirect to sign-in', () => {
    const first = `${signIn}?return_to=${encodeURIComponent('/pages/box/open?pool_id=7&count=2')}`;
    const second = `/pages/login/register?return_to=${encodeURIComponent(first)}`;
    expect(safeReturnTo(second)).toBe('/pages/box/open?pool_id=7&count=2');
  });

  it.each([
    null,
    '',
    ' ',
    '//',
    '///',
    '/\\',
    '\\\\',
    '/.//',
    '/.//evil.example',
    '/x/..//',
    '/x/..//evil.example',
    '/pages/index/mine/../../..//evil.example',
    '/%2e//',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '/.\\/evil.example',
    '/./\\evil.example',
    '//evil.example/pages/index/mine',
    '///evil.example',
    '//evil.example:80',
    '//:80',
    '//[',
    '//%',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/\r\\evil.example',
    '\t//evil.example',
    '//user:password@evil.example/',
    '//shop.invalid@evil.example/pages/index/mine',
    'https://evil.example/',
    'https://evil.example/pages/index/mine',
    'https:/pages/index/mine',
    'https:pages/index/mine',
    'http://shop.invalid/pages/index/mine',
    'https://shop.invalid/pages/index/mine',
    'javascript:alert(1)',
    '/javascript:alert(1)',
    'JaVaScRiPt:alert(1)//',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://shop.invalid/1',
    'pages/index/mine',
    '../pages/index/mine',
    '?return_to=/pages/index/mine',
    '#/pages/index/mine',
    '/%2fevil.example',
    '/%2F%2Fevil.example',
    '/%5cevil.example',
    '/%252e//evil.example',
    '/pages%2Findex%2Fmine',
    '/pages/index/mine//',
    '/pages//index/mine',
    '/PAGES/index/mine',
    '/pages/index/Mine',
    '/pages/index/mine\u200b',
    '/pages/index/ｍine',
    '／／evil.example',
    '/\u2215evil.example',
    '/。。/evil.example',
    '/pages/no/such/page',
    '/sandbox/pay',
    '/api/openapi.json',
    '/__proto__',
    '/toString',
    '/%',
  ])('falls back to home for %j', (address) => {
    expect(safeReturnTo(address)).toBe('/');
  });

  it.each([
    ['parameters', `/pages/index/mine?x=${'x'.repeat(100_000)}`],
    ['dots', '/..'.repeat(100_000)],
    ['ways back to signing in', `${signIn}?return_to=`.repeat(100_000)],
  ])('%s without end falls back to home', (_what, address) => {
    expect(safeReturnTo(address)).toBe('/');
  });

  const signs = [
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '%09',
    '\t',
    '\n',
    '\r',
    ' ',
    '@',
    ':',
    '[',
    ']',
    '%',
    '\0',
  ];
  const words = ['evil.example', 'shop.invalid', 'https:', 'javascript:', '／', '。', '\ud800', '?', '#', '&', '='];
  const ours = ['/pages/index/mine', '/pages/login/index?return_to=', 'pages', 'index', 'mine', 'return_to'];
  const pieces = fc.constantFrom(...signs, ...words, ...ours);
  const addresses = fc.oneof(
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 12 }).map((parts) => `/${parts.join('')}`),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.string({ unit: 'binary' }),
    fc.string().map((text) => `/pages/index/mine${text}`),
  );

  it('is always of this origin, and parses to itself', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const path = safeReturnTo(address);
        const origin = 'https://shop.example';
        const url = new URL(path, `${origin}/pages/login/index`);
        expect(url.origin).toBe(origin);
        expect(url.pathname).not.toMatch(/^\/\//);
        expect(path).toBe(url.pathname + url.search + url.hash);
        expect(isPath(url.pathname) || isPath(url.pathname.slice(0, -1))).toBe(true);
        expect(url.pathname).not.toBe(signIn);
        expect(safeReturnTo(path)).toBe(path);
      }),
      { numRuns: 2000 },
    );
  });
});
