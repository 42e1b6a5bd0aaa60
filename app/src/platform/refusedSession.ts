import { announce } from './announcements.ts';
import { addTexts, i18nReady } from './i18n.ts';
import { session } from './session.ts';

/** The session that is being signed out here. */
let leaving: string | null = null;

/** Call it before the server is told: what the page reads from then on is refused, which is no news. */
export function leaveSession(token: string): void {
  leaving = token;
}

/** Forgets a session that the server refused, and says so: nothing was pressed, and the account would just be gone. */
export function endRefusedSession(token: string): void {
  if (session.read()?.token !== token) return;
  session.end(token);
  if (token === leaving) return;
  void sayItEnded();
}

async function sayItEnded(): Promise<void> {
  await addTexts(['system/frame']);
  const message = (await i18nReady).getFixedT(null, 'system/frame')('sessionEnded');
  announce({ kind: 'toast', tone: 'caution', message });
}
