import { type ComponentType, useEffect, useState } from 'react';
import { idleDelay } from './idleDelay.ts';
import { announcements } from './announcements.ts';
import { useStore } from './createStore.ts';

const load = () => import('./Announcer.tsx');

/** Where announcements appear. Loaded on demand, because most visits have none. */
export function AnnouncerSlot() {
  const waiting = useStore(announcements).length;
  const [Announcer, setAnnouncer] = useState<ComponentType | null>(null);

  useEffect(() => {
    // If it fails to load now, the next announcement retries.
    if (waiting > 0)
      void load()
        .then((module) => setAnnouncer(() => module.Announcer))
        .catch(() => {});
  }, [waiting]);

  useEffect(() => {
    // It must be loaded before the network is lost.
    const timer = setTimeout(() => void load().catch(() => {}), idleDelay);
    return () => clearTimeout(timer);
  }, []);

  return Announcer && <Announcer />;
}
