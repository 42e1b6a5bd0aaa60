import type { Pool } from '@mcy/api/boxes/pools/contract';
import { poolsRoutes } from './routes.ts';

interface Places {
  /** The pool's own page. */
  pool: (pool_id: string) => string;
  /** The list of its kind. */
  all: string;
}

const boxes: Places = { pool: poolsRoutes.pool, all: poolsRoutes.mysteryBoxes };

/** Where pools with a face of their own are. */
const places: Readonly<Partial<Record<Pool['kind'], Places>>> = {
  card_machine: { pool: poolsRoutes.cardMachine, all: poolsRoutes.cardMachines },
  lucky_bag: { pool: poolsRoutes.luckyBag, all: poolsRoutes.luckyBags },
};

/** The pages of a kind of pool; those of boxes while it is not known. */
export function placesOf(kind: Pool['kind'] | undefined): Places {
  return (kind && places[kind]) ?? boxes;
}
