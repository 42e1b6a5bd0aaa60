import { type Session, createSessionStore } from './createSessionStore.ts';
import { useStore } from './createStore.ts';

/** The session on this device. */
export const session = createSessionStore(localStorage);

// Another tab signed in or out.
addEventListener('storage', session.reload);

export function useSession(): Session | null {
  return useStore(session);
}
