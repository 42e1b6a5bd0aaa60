import { createStore } from './createStore.ts';

/** Something told to the person over whatever page they are on. */
export type Announcement =
  | { kind: 'toast'; tone: 'positive' | 'caution' | 'critical'; message: string }
  /** Must be read before going on: Warn or Tips of the error catalogue (spec §8). */
  | { kind: 'modal'; title: 'warn' | 'tips'; message: string };

/** What is to be told, oldest first. */
export const announcements = createStore<readonly Announcement[]>([]);

export function announce(announcement: Announcement): void {
  announcements.write([...announcements.read(), announcement]);
}

/** It has been told. */
export function withdraw(told: Announcement): void {
  announcements.write(announcements.read().filter((announcement) => announcement !== told));
}
