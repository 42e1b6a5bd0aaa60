import { mostExpected } from '@mcy/ui/boxes/tray';
import { markDevice } from '../../../platform/markDevice.ts';

let expected = import.meta.env.SSR ? 0 : Number(/(?:^|; )unopened=(\d)/.exec(document.cookie)?.[1] ?? 0);

/** How many boxes the tray had last on this device: their place is kept free while they load. On the server it is what the device says. */
export function readExpectedTray(): number {
  return expected;
}

/** On the server, for the next page. */
export function expectTray(count: number): void {
  expected = Math.min(count, mostExpected);
}

/** Keeps what the tray has for the next visit. */
export function rememberTray(count: number): void {
  if (Math.min(count, mostExpected) === expected) return;
  expectTray(count);
  markDevice('unopened', expected === 0 ? null : String(expected));
}
