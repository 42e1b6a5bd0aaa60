import { createHash } from 'node:crypto';
import { networkOf } from './networkOf.ts';

/** The caller, as far as limits can tell without a session. */
export interface Asker {
  /** Hash of the device's key; null when it sends none. */
  device: string | null;
  /** See `networkOf`. */
  network: string;
  /** Like `network`, but a whole IPv6 /48: for limits that strangers use up on someone else's name. */
  site: string;
}

/** Identifies the caller by address and `device` header. */
export function askerOf(address: string, key: string | undefined): Asker {
  return {
    device: key !== undefined && isDeviceKey(key) ? hashKey(key) : null,
    network: networkOf(address),
    site: networkOf(address, 48),
  };
}

/** One string for a caller: the device, or the network when there is no key. */
export function nameOfAsker({ device, network }: Asker): string {
  return device ?? network;
}

/** Too long to guess; the app's keys have 128 random bits. */
function isDeviceKey(key: string): boolean {
  return /^[\w-]{22,128}$/.test(key);
}

/** Keys are random, so one round of SHA-256 is enough: a reader of the database cannot pose as a known device. */
function hashKey(key: string): string {
  return createHash('sha256').update(key, 'utf8').digest('hex');
}
