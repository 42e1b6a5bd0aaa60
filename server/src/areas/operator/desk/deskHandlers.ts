import * as contract from '@mcy/api/operator/desk/contract';
import { mostWaiting, waitingWork } from '../../../platform/area/WaitingWork.ts';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import { readFailures } from '../../../platform/jobs/jobFailures.ts';
import { readRights } from '../rights/readRights.ts';

export const deskHandlers: readonly Implementation[] = [
  implement(contract.listWaitingWork, async (_request, { db, caller, ask, now }) => {
    const held = await readRights(db, caller.user_id);
    const work = ask(waitingWork).filter(({ right }) => right === 'any' || held.has(right));
    const rows = await Promise.all(
      work.map(async ({ topic, read }) => {
        const since = await read(db, { rights: [...held], now });
        const [oldest] = since;
        return {
          topic,
          count: Math.min(since.length, mostWaiting),
          more: since.length > mostWaiting,
          oldest_at: oldest?.toISOString() ?? null,
        };
      }),
    );
    const failing = await readFailures(db);
    return { rows, failing: failing.map(({ since, ...job }) => ({ ...job, since: since.toISOString() })) };
  }),
];
