import type { GivenReward } from './lockRewards.ts';
import type { ResultRow } from './presentOpening.ts';
import type { TakenTickets } from './takeTickets.ts';

interface GivenTickets extends Pick<TakenTickets, 'last'> {
  tickets: readonly (TakenTickets['tickets'][number] & { reward: GivenReward | null })[];
}

/** What tickets gave, in draw order; the prize for the last one follows it. */
export function resultsOf({ tickets, last }: GivenTickets): ResultRow[] {
  const drawn = tickets.map(({ nonce, row, guaranteed, reward }) => ({
    ...row,
    nonce,
    guaranteed,
    bonus: null,
    reward,
  }));
  const lastTicket = drawn.at(-1);
  return last && lastTicket ? [...drawn, { ...lastTicket, ...last, bonus: 'last', reward: null }] : drawn;
}
