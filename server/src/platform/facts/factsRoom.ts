import type { Area } from '../area/Area.ts';
import { facts as tables } from './migrations/0023_facts.ts';
import { outbox } from './openOutbox.ts';

/** How often the outbox looks for facts that failed or that a dead process left, in ms. */
const interval = 2_000;

export const factsRoom: Area = {
  name: 'facts',
  migrations: { '0023_facts': tables },
  jobs: [
    {
      name: 'facts that wait',
      every: interval,
      run: async ({ ask, db }) => {
        const waiting = await db.selectFrom('fact_delivery').select('follower').distinct().execute();
        if (waiting.length === 0) return;
        ask(outbox).kick(waiting.map(({ follower }) => follower));
        await ask(outbox).settled();
      },
    },
  ],
};
