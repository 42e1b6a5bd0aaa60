import { type Ending } from '@mcy/api/boxes/pools/words';
import type { EndingRow } from '../pools/readOddsTable.ts';
import { decideEnding } from './decideEnding.ts';
import type { Holder } from './lockHolders.ts';
import type { PoolOnSale } from './PoolOnSale.ts';

/** A prize at a pool's end, and who gets it. */
export interface GivenEnding extends Holder {
  ending: Ending;
  prize: EndingRow;
  /** The ticket that won it. */
  nonce: number;
}

/** Decides what a pool gives that was just sold out; nothing while it has tickets, or promises nothing for its end. */
export function giveEndings({ pool_id, remaining, endings, seed, holders }: PoolOnSale): GivenEnding[] {
  if (remaining !== 0 || endings.length === 0) return [];
  if (!seed || !holders) throw new Error(`pool ${pool_id} ends, and nobody has read who holds its tickets`);
  return endings.map((prize) => {
    const nonce = decideEnding(prize.ending, { seed: seed.seed, holders });
    const holder = holders[nonce];
    if (!holder) throw new RangeError(`pool ${pool_id} has no ticket ${nonce}`);
    return { ...holder, ending: prize.ending, prize, nonce };
  });
}
