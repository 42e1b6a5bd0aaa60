import { mostExpected } from '@mcy/ui/boxes/tray';
import { markDevice } from '../../../platform/markDevice.ts';
import { session } from '../../../platform/session.ts';

let expected = import.meta.env.SSR ? 0 : Number(/(?:^|; )unopened=(\d)/.exec(document.cookie)?.[1] ?? 0);

// The next person on this device has a tray of their own.
session.subscribe(() => {
  if (session.read() === null) expected = 0;
});

/** How many boxes the tray had last on this device: their place is kept free while they load. On the server it is what the device says. */
export function readExpectedTray(): number {
  return expected;
}

/** On the server, for the next page. */
export function expectTray(count: number): void {
  expected = Math.min(count, mostExpected);
}

/** Keeps what the tray has for the next visit; another tab may have kept another number. */
export function rememberTray(count: number): void {
  expectTray(count);
  markDevice('unopened', expected === 0 ? null : String(expected));
}
