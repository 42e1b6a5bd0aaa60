import { deviceStorage } from './deviceStorage.ts';
import { type Session, createSessionStore } from './createSessionStore.ts';
import { markDevice } from './markDevice.ts';
import { useStore } from './createStore.ts';

let first: Session | null = null;

/** The session on this device. */
export const session = { ...createSessionStore(deviceStorage), readFirst: () => first };

/** On the server: whether the next page is drawn as for a person with a session, no matter which one. */
export function drawForUser(isForUser: boolean): void {
  first = isForUser ? { token: '-', pwdVersion: 1, user: { id: '-' } } : null;
}

if (!import.meta.env.SSR) {
  // Another tab signed in or out.
  addEventListener('storage', session.reload);
  session.subscribe(mark);
  if (session.read() !== null) mark();
}

/** Tells the server that the next page is not a guest's, so that it need not render one. */
function mark(): void {
  markDevice('signedIn', session.read() === null ? null : '1');
}

export function useSession(): Session | null {
  return useStore(session);
}
