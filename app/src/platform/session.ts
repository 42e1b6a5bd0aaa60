import { deviceStorage } from './deviceStorage.ts';
import { type Session, createSessionStore } from './createSessionStore.ts';
import { useStore } from './createStore.ts';

/** The session on this device. */
export const session = createSessionStore(deviceStorage);

/** How long the mark is kept, in seconds: a year, or until the session ends. */
const markLifetime = 31_536_000;

if (!import.meta.env.SSR) {
  // Another tab signed in or out.
  addEventListener('storage', session.reload);
  session.subscribe(mark);
  if (session.read() !== null) mark();
}

/** Tells the server that the next page is not a guest's, so that it need not render one. It grants nothing. */
function mark(): void {
  document.cookie = `signedIn=1; path=/; SameSite=Lax; max-age=${session.read() === null ? 0 : markLifetime}`;
}

export function useSession(): Session | null {
  return useStore(session);
}
