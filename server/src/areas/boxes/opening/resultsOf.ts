import type { ResultRow } from './presentOpening.ts';
import type { TakenTickets } from './takeTickets.ts';

/** What tickets gave, in draw order; the prize for the last one follows it. */
export function resultsOf({ tickets, last }: TakenTickets): ResultRow[] {
  const drawn = tickets.map(({ nonce, row, guaranteed }) => ({ ...row, nonce, guaranteed, bonus: null }));
  const lastTicket = drawn.at(-1);
  return last && lastTicket ? [...drawn, { ...lastTicket, ...last, bonus: 'last' }] : drawn;
}
