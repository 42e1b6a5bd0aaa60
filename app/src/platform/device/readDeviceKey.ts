import { randomKey } from '@mcy/api/client';

/** Until the page is closed, where storage cannot be used. A code is good for the device that asked, so the key must not change. */
let inMemory: string | null = null;

/**
 * The key by which accounts know this device once they signed in on it: made when it is first asked for, and kept when
 * they sign out, so that no stranger's guesses keep its owner out.
 */
export function readDeviceKey(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  try {
    const kept = storage.getItem('device');
    if (kept !== null) return kept;
    const key = inMemory ?? randomKey();
    storage.setItem('device', key);
    return key;
  } catch {
    inMemory ??= randomKey();
    return inMemory;
  }
}
