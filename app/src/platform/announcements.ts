import { createStore } from './createStore.ts';

/** A message shown over any page. */
export type Announcement =
  | { kind: 'toast'; tone: 'positive' | 'caution' | 'critical'; message: string }
  /** Must be confirmed before going on: Warn or Tips of the error catalog (spec §8). */
  | { kind: 'modal'; title: 'warn' | 'tips'; message: string };

/** Pending announcements, oldest first. */
export const announcements = createStore<readonly Announcement[]>([]);

export function announce(announcement: Announcement): void {
  announcements.write([...announcements.read(), announcement]);
}

/** Removes an announcement that was shown. */
export function withdraw(told: Announcement): void {
  announcements.write(announcements.read().filter((announcement) => announcement !== told));
}

/** Says that an action is done; null says nothing. */
export type Done<Answer> = string | ((answer: Answer) => string | null);

export function announceDone<Answer>(done: Done<Answer> | undefined, answer: Answer): void {
  const message = typeof done === 'function' ? done(answer) : done;
  if (message !== undefined && message !== null) announce({ kind: 'toast', tone: 'positive', message });
}

/** Says why a form was refused that is no longer on the page, unless the app already says so. */
export function announceRefusal(message: string): void {
  if (announcements.read().some((pending) => pending.message === message)) return;
  announce({ kind: 'toast', tone: 'critical', message });
}
