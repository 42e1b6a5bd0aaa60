import type { DailyDraw, OwnDailyDraw } from '@mcy/api/boxes/daily/contract';
import { useDailyDraw, useOwnDailyDraw } from '@mcy/api/boxes/daily/hooks';
import { useSession } from '../../../platform/session.ts';

/** How often the server is asked whether the draw has opened or closed, once this device thinks so, in ms. */
const lateTurn = 5_000;

interface Tonight {
  daily: ReturnType<typeof useDailyDraw>;
  /** Null for a guest, undefined while it loads. */
  own: OwnDailyDraw | null | undefined;
  /** The draw has opened or closed. */
  onTurn: () => Promise<unknown>;
  /** The server's clock, as this device continues it. */
  now: () => number;
}

/** Tonight's free draw, read again when it opens and closes. */
export function useTonight(): Tonight {
  const signedIn = useSession() !== null;
  const daily = useDailyDraw({}, { refetchInterval: (read) => (read ? Math.max(lateTurn, untilTurn(read)) : false) });
  const { data, refetch } = useOwnDailyDraw({});
  const ahead = daily.data ? Date.parse(daily.data.now) - daily.dataUpdatedAt : 0;
  return {
    daily,
    own: signedIn ? data && ofEvening(data, daily.data) : null,
    onTurn: () => Promise.all([daily.refetch(), signedIn && refetch()]),
    now: () => Date.now() + ahead,
  };
}

/** How long after an answer the draw opens or closes, in ms. */
function untilTurn({ now, opens_at, closes_at }: DailyDraw): number {
  const read = Date.parse(now);
  return (read < Date.parse(opens_at) ? Date.parse(opens_at) : Date.parse(closes_at)) - read;
}

/** An answer of the evening before says nothing about this one. */
function ofEvening(own: OwnDailyDraw, daily: DailyDraw | undefined): OwnDailyDraw {
  return daily === undefined || own.closes_at === daily.closes_at ? own : { ...own, opening_id: null };
}
