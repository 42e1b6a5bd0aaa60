import { markDevice } from '../../../platform/markDevice.ts';
import { session } from '../../../platform/session.ts';

/** Home shows as many. */
export const mostOnHome = 2;

let expected = import.meta.env.SSR ? 0 : Number(/(?:^|; )unpaid=([12])/.exec(document.cookie)?.[1] ?? 0);

// The next person on this device has payments of their own.
session.subscribe(() => {
  if (session.read() === null) expected = 0;
});

/** How many lines of payments under way home had last on this device: their place is kept free while they load. On the server it is what the device says. */
export function readExpectedUnpaid(): number {
  return expected;
}

/** On the server, for the next page. */
export function expectUnpaid(count: number): void {
  expected = Math.min(count, mostOnHome);
}

/** Keeps how many there are for the next visit; another tab may have kept another number. */
export function rememberUnpaid(count: number): void {
  expectUnpaid(count);
  markDevice('unpaid', expected === 0 ? null : String(expected));
}
