import * as z from 'zod/mini';
import { type Store, createStore } from './createStore.ts';

/** The server's answer to sign-in, stored on the device under the names of spec §3. */
const sessionSchema = z.object({
  token: z.string().check(z.minLength(1)),
  pwdVersion: z.int().check(z.positive()),
  user: z.object({ id: z.string().check(z.minLength(1)) }),
});
export type Session = z.infer<typeof sessionSchema>;

const keys = ['token', 'pwdVersion', 'user'] as const;

export interface SessionStore extends Pick<Store<Session | null>, 'read' | 'readFirst' | 'subscribe'> {
  begin: (session: Session) => void;
  /** Forgets the session only if it still has this token: a newer one may have replaced it. */
  end: (token: string) => void;
  /** Adopts the session another tab stored. */
  reload: () => void;
}

/** The session, kept in the device's storage. */
export function createSessionStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): SessionStore {
  const { read, readFirst, write, subscribe } = createStore(readSession(storage), null);
  return {
    read,
    readFirst,
    subscribe,
    begin(session) {
      storage.setItem('token', session.token);
      storage.setItem('pwdVersion', String(session.pwdVersion));
      // The answer contains more about the user than a shared device should keep.
      storage.setItem('user', JSON.stringify({ id: session.user.id }));
      write(session);
    },
    end(token) {
      if (read()?.token !== token) return;
      for (const key of keys) storage.removeItem(key);
      write(null);
    },
    reload() {
      write(readSession(storage));
    },
  };
}

/** Null when nothing readable is stored. */
function readSession(storage: Pick<Storage, 'getItem'>): Session | null {
  try {
    const user: unknown = JSON.parse(storage.getItem('user') ?? 'null');
    return sessionSchema.parse({
      token: storage.getItem('token'),
      pwdVersion: Number(storage.getItem('pwdVersion')),
      user,
    });
  } catch {
    return null;
  }
}
