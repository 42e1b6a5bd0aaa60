import type { Area } from '../area/Area.ts';
import { facts as tables } from './migrations/0023_facts.ts';
import { outbox } from './openOutbox.ts';

/** How long something waits that failed, or that a process left which died, in ms. */
const interval = 2_000;

export const factsRoom: Area = {
  name: 'facts',
  migrations: { '0023_facts': tables },
  jobs: [
    {
      name: 'facts that wait',
      every: interval,
      run: ({ ask }) => {
        ask(outbox).kick();
        return ask(outbox).settled();
      },
    },
  ],
};
