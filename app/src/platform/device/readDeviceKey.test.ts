import { expect, it } from 'vitest';
import { readDeviceKey } from './readDeviceKey.ts';

function fakeStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  };
}

it('is one key for one device, which nobody guesses', () => {
  const [mine, yours] = [fakeStorage(), fakeStorage()];
  const key = readDeviceKey(mine);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(readDeviceKey(mine)).toBe(key);
  expect(readDeviceKey(yours)).not.toBe(key);
});
