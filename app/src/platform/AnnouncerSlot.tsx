import { type ComponentType, useEffect, useState } from 'react';
import { announcements } from './announcements.ts';
import { useStore } from './createStore.ts';

const load = () => import('./Announcer.tsx');

/** How long the first page is left alone before the announcer is fetched, in ms: it must be there once the network is not. */
const idleDelay = 3000;

/** Where announcements appear. Most visits have none, so what shows them is no part of the first page. */
export function AnnouncerSlot() {
  const waiting = useStore(announcements).length;
  const [Announcer, setAnnouncer] = useState<ComponentType | null>(null);

  useEffect(() => {
    // What cannot be loaded now is tried again with the next announcement.
    if (waiting > 0)
      void load()
        .then((module) => setAnnouncer(() => module.Announcer))
        .catch(() => {});
  }, [waiting]);

  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => {}), idleDelay);
    return () => clearTimeout(timer);
  }, []);

  return Announcer && <Announcer />;
}
