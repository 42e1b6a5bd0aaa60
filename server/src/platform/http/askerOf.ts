import { createHash } from 'node:crypto';
import { networkOf } from './networkOf.ts';

/** Who asks, as far as limits can tell without a session. */
export interface Asker {
  /** Hash of the key that the device sends; null when it sends none. */
  device: string | null;
  /** See `networkOf`. */
  network: string;
  /** As `network`, but a whole IPv6 /48: for limits that strangers fill on one name. */
  site: string;
}

/** Who asks, by the caller's address and its `device` header. */
export function askerOf(address: string, key: string | undefined): Asker {
  return {
    device: key !== undefined && isDeviceKey(key) ? hashKey(key) : null,
    network: networkOf(address),
    site: networkOf(address, 48),
  };
}

/** An asker in one word: the device, or its network when it has no key. */
export function nameOfAsker({ device, network }: Asker): string {
  return device ?? network;
}

/** Long enough that nobody guesses one; the app's have 128 random bits. */
function isDeviceKey(key: string): boolean {
  return /^[\w-]{22,128}$/.test(key);
}

/** Random, so one round of SHA-256 hides it: who reads the database cannot pass for a known device. */
function hashKey(key: string): string {
  return createHash('sha256').update(key, 'utf8').digest('hex');
}
