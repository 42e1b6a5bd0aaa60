import { type ComponentType, useEffect, useState } from 'react';
import { loadRoute } from '../routes/loadRoute.ts';
import { useStore } from './createStore.ts';
import { answer, navigationGuard } from './navigationGuard.ts';

const load = loadRoute(() => import('./LeavePrompt.tsx').then((module) => module.LeavePrompt), ['system/frame']);

/** Where a held move is asked about. What asks is fetched when a form has something to lose, for the network may be gone later. */
export function LeavePromptSlot() {
  const { holds, leaving } = useStore(navigationGuard);
  const [LeavePrompt, setLeavePrompt] = useState<ComponentType | null>(null);
  const wanted = holds.size > 0;
  const asked = leaving !== null;

  useEffect(() => {
    if (!wanted) return;
    void load()
      .then((Loaded) => setLeavePrompt(() => Loaded))
      // Nobody is kept on a page that cannot ask.
      .catch(() => {
        if (asked) answer('leave');
      });
  }, [wanted, asked]);

  return LeavePrompt && <LeavePrompt />;
}
