import { type ComponentType, useEffect, useState } from 'react';
import { loadRoute } from './loadRoute.ts';
import { useStore } from './createStore.ts';
import { answer, navigationGuard } from './navigationGuard.ts';

const load = loadRoute(() => import('./LeavePrompt.tsx').then((module) => module.LeavePrompt), ['system/frame']);

/**
 * Where a blocked navigation asks for confirmation. Fetched as soon as a form has something to lose, because the
 * network may be gone later.
 */
export function LeavePromptSlot() {
  const { holds, leaving } = useStore(navigationGuard);
  const [LeavePrompt, setLeavePrompt] = useState<ComponentType | null>(null);
  const wanted = holds.size > 0;
  const asked = leaving !== null;

  useEffect(() => {
    if (!wanted) return;
    void load()
      .then((Loaded) => setLeavePrompt(() => Loaded))
      // Never block navigation when the question cannot be shown.
      .catch(() => {
        if (asked) answer('leave');
      });
  }, [wanted, asked]);

  return LeavePrompt && <LeavePrompt />;
}
