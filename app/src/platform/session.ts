import { deviceStorage } from './deviceStorage.ts';
import { type Session, createSessionStore } from './createSessionStore.ts';
import { forgetDrafts } from './drafts.ts';
import { markDevice } from './markDevice.ts';
import { useStore } from './createStore.ts';

let first: Session | null = null;

/** The session on this device. */
export const session = { ...createSessionStore(deviceStorage), readFirst: () => first };

/** On the server: a person with a session, no matter which one. */
export const anybody: Session = { token: '-', pwdVersion: 1, user: { id: '-' } };

/** On the server: whether the next page is drawn as for such a person. */
export function drawForUser(isForUser: boolean): void {
  first = isForUser ? anybody : null;
}

if (!import.meta.env.SSR) {
  // Another tab signed in or out.
  addEventListener('storage', session.reload);
  session.subscribe(mark);
  session.subscribe(forgetDrafts);
  // Also takes back what an earlier session, or somebody else, left.
  mark();
}

/** Tells the server that the next page is not a guest's, so that it does not render one. */
function mark(): void {
  const signedIn = session.read() !== null;
  markDevice('signedIn', signedIn ? '1' : null);
  // The next person on this device has a tray and payments of their own.
  if (!signedIn) for (const name of ['unopened', 'unpaid'] as const) markDevice(name, null);
}

export function useSession(): Session | null {
  return useStore(session);
}
