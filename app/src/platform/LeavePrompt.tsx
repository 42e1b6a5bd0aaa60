import { LeaveDialog } from '@mcy/ui/system/frame';
import { useStore } from './createStore.ts';
import { answer, navigationGuard } from './navigationGuard.ts';

/** Asks for confirmation before someone leaves a form. */
export function LeavePrompt() {
  const { leaving } = useStore(navigationGuard);
  return <LeaveDialog open={leaving !== null} onStay={() => answer('stay')} onLeave={() => answer('leave')} />;
}
