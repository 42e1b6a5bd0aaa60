import { describe, expect, it } from 'vitest';
import { safeReturnTo } from './safeReturnTo.ts';

describe('where to go after signing in', () => {
  it.each(['/', '/pages/box/open?pool_id=1&x=%2F', '/pages/index/mine#top'])('%s is one of ours', (path) => {
    expect(safeReturnTo(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test',
    '/\t/evil.test',
    '\\\\evil.test',
    'javascript:alert(1)',
    'pages/index/mine',
    '/\n//evil.test',
  ])('%j leads home', (address) => {
    expect(safeReturnTo(address)).toBe('/');
  });
});
