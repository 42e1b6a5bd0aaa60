import { bonuses } from '@mcy/api/boxes/pools/words';
import type { GivenReward } from './lockRewards.ts';
import type { ResultRow } from './presentOpening.ts';
import type { NewOpening } from './recordOpenings.ts';

interface GivenTickets extends Pick<NewOpening, 'opening_id' | 'last' | 'endings'> {
  tickets: readonly (NewOpening['tickets'][number] & { reward: GivenReward | null })[];
}

/** What an opening gave, in draw order; a bonus that its tickets won follows the ticket. */
export function resultsOf({ opening_id, tickets, last, endings }: GivenTickets): ResultRow[] {
  const drawn = tickets.map(({ nonce, row, guaranteed, reward }): ResultRow => {
    return { ...row, nonce, guaranteed, bonus: null, reward };
  });
  const lastTicket = drawn.at(-1);
  const onTop = endings
    .filter((given) => given.opening_id === opening_id)
    .map(({ prize, nonce, ending }): ResultRow => ({
      ...prize,
      nonce,
      guaranteed: false,
      bonus: ending,
      reward: null,
    }));
  if (last && lastTicket) onTop.push({ ...lastTicket, ...last, bonus: 'last', reward: null });
  return [...drawn, ...onTop].toSorted(inOrder);
}

/** By draw; bonuses come after it, in the order of their list. */
export function inOrder(one: Pick<ResultRow, 'nonce' | 'bonus'>, other: Pick<ResultRow, 'nonce' | 'bonus'>): number {
  return one.nonce - other.nonce || placeOf(one) - placeOf(other);
}

function placeOf({ bonus }: Pick<ResultRow, 'bonus'>): number {
  return bonus === null ? -1 : bonuses.indexOf(bonus);
}
