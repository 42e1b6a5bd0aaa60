import { describe, expect, it } from 'vitest';
import { isOwnAddress } from '../platform/isOwnAddress.ts';
import { isPath, table } from './table.ts';

describe('the paths', () => {
  it('differ by more than case', () => {
    expect(new Set([...table.keys()].map((path) => path.toLowerCase())).size).toBe(table.size);
  });

  it('know no other address', () => {
    expect(['/pages/box/open', '/pages/box/Open', '/sandbox/pay/1', 'toString'].map(isPath)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('are addresses of the app, which a link knows without the table', () => {
    expect([...table.keys()].filter((path) => !isOwnAddress(path))).toEqual([]);
    const others = [
      '/operators',
      '/sandbox/pay?payment_id=1',
      '/files/1',
      '/api/user',
      '//host',
      'https://host/pages/',
      '#top',
      '',
    ];
    expect(others.filter(isOwnAddress)).toEqual([]);
  });
});
