import { createClient } from '@mcy/api/client';
import { noteLastLogin } from '@mcy/api/system/frame/contract';
import { createLastLogin } from './createLastLogin.ts';
import { shownLocale } from '../i18n.ts';
import { endRefusedSession } from '../refusedSession.ts';
import { session } from '../session.ts';

/** Tells the server when the app goes to the background (spec §7), until the returned function is called. */
export function startLastLogin(): () => void {
  const client = createClient({
    appSecret: __APP_SECRET__,
    locale: shownLocale,
    session: session.read,
    onTokenRefused: endRefusedSession,
    origin: __SHOP_ORIGIN__,
    // The page may be gone before the request is sent.
    fetch: (address, request) => fetch(address, { ...request, keepalive: true }),
  });
  const noteHidden = createLastLogin({
    storage: localStorage,
    isSignedIn: () => session.read() !== null,
    send: () => client.call(noteLastLogin, {}),
    // oxlint-disable-next-line no-console -- spec §7: the answer is only logged
    log: (outcome) => console.debug('last login', outcome),
  });
  const note = (): void => {
    if (document.visibilityState === 'hidden') noteHidden();
  };
  document.addEventListener('visibilitychange', note);
  return () => document.removeEventListener('visibilitychange', note);
}
