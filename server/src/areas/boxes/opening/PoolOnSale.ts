import type { OddsTable } from '../pools/readOddsTable.ts';
import type { SeedTurn } from '../proof/turnSeed.ts';
import type { Holder } from './lockHolders.ts';
import type { LockedPool } from './lockPools.ts';
import type { SeedInUse } from './readSeedsInUse.ts';

/** A locked pool as the next order finds it; orders before it have taken their tickets. */
export interface PoolOnSale extends LockedPool, OddsTable {
  /** Null once it is sold out. */
  seed: SeedInUse | null;
  /** Set by the order after which the seed ends. */
  turn: SeedTurn | null;
  /** Units that each prize holds, where orders may ask for more draws than are known to be covered. */
  held?: Map<string, number> | undefined;
  /** Who drew each of its tickets, by nonce, where orders may draw the last one and the pool gives something at its end. */
  holders?: Holder[] | undefined;
}
