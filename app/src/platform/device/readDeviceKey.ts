import { randomKey } from '@mcy/api/client';

/**
 * Used until the page is closed when storage is unavailable. The key must not change: a code is valid only for the
 * device that asked.
 */
let inMemory: string | null = null;

/**
 * The key by which accounts recognize this device after a sign-in. Created on first use and kept on
 * sign-out, so that a stranger's guesses cannot lock the owner out.
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
