import { randomKey } from '@mcy/api/client';

/**
 * The key by which accounts know this device once they signed in on it: made when it is first asked for, and kept when
 * they sign out, so that no stranger's guesses keep its owner out.
 */
export function readDeviceKey(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  const kept = storage.getItem('device');
  if (kept !== null) return kept;
  const key = randomKey();
  storage.setItem('device', key);
  return key;
}
