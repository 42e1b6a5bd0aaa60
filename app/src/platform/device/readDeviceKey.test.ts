import { expect, it } from 'vitest';
import { readDeviceKey } from './readDeviceKey.ts';

function fakeStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  };
}

it('is one unguessable key per device', () => {
  const [mine, yours] = [fakeStorage(), fakeStorage()];
  const key = readDeviceKey(mine);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(readDeviceKey(mine)).toBe(key);
  expect(readDeviceKey(yours)).not.toBe(key);
});

it('lasts in memory when storage cannot be written, and is stored once it can', () => {
  const storage = fakeStorage();
  const full = {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const key = readDeviceKey(full);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(readDeviceKey(full)).toBe(key);
  expect(readDeviceKey(storage)).toBe(key);
  expect(storage.getItem('device')).toBe(key);
});
