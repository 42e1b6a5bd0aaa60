import { useJoinQueue, useLeaveQueue, useQueue } from '@mcy/api/boxes/queue/hooks';
import { QueueBar } from '@mcy/ui/boxes/queue';
import { useSession } from '../../../platform/session.ts';
import { useAction } from '../../../platform/useAction.ts';
import { entryRoutes } from '../../account/entry/routes.ts';
import { poolsRoutes } from '../pools/routes.ts';

/** How long after a time is over the next turn is asked for, in ms: the shop gives it within half a second. */
const afterTurn = 700;

/** The line of a box, read again when turns change. */
export function BoxQueue({ pool_id }: { pool_id: string }) {
  const queue = useQueue({ pool_id });
  const signedIn = useSession() !== null;
  const again = { onRefused: queue.refetch };
  const join = useAction(useJoinQueue(), again);
  const leave = useAction(useLeaveQueue(), again);
  const ahead = queue.data ? Date.parse(queue.data.now) - queue.dataUpdatedAt : 0;
  return (
    <QueueBar
      queue={queue.data}
      signInHref={signedIn ? null : entryRoutes.signIn(poolsRoutes.pool(pool_id))}
      onJoin={() => join({ pool_id })}
      onLeave={() => leave({ pool_id })}
      onTurn={() => setTimeout(() => void queue.refetch(), afterTurn)}
      now={() => Date.now() + ahead}
    />
  );
}
