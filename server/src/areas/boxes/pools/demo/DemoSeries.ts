import type { Translated } from '@mcy/api/contract';
import type { Ending } from '@mcy/api/boxes/pools/words';
import type { PoolKind } from '../../tables.ts';

export interface DemoToy {
  name: Translated;
  description: Translated;
  material: Translated;
  height_mm: number;
  /** Retail price, in coins. */
  value: number;
}

export interface DemoPool<Toy extends string> {
  slug: string;
  kind: PoolKind;
  name: Translated;
  description: Translated;
  /** Pictures of its equal boxes, one for each: on the home page no two boxes look the same. */
  images: readonly [Toy, ...Toy[]];
  /** Coins for one draw. */
  price: number;
  /** Published order, best first: toy, tier, and tickets made or parts per million. */
  odds: readonly (readonly [toy: Toy, tier: DemoTier, weight: number])[];
  /** The prize for the last ticket of a finite pool. */
  last?: Toy;
  /** What a finite pool gives at its end beside that. */
  endings?: Partial<Readonly<Record<Ending, Toy>>>;
  /** Infinite pools only: every run of this many draws contains the top tier. */
  guarantee_after?: number;
}

export type DemoTier = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';

/** A series in the demo shop. A toy's key names its picture in `app/public/art/toys`. */
export interface DemoSeries<Toy extends string = string> {
  slug: string;
  name: Translated;
  description: Translated;
  image: Toy;
  toys: Readonly<Record<Toy, DemoToy>>;
  pools: readonly DemoPool<Toy>[];
}

/** Checks that a series refers only to its own toys. */
export function defineSeries<const Toy extends string>(
  series: Omit<DemoSeries<Toy>, 'image' | 'pools'> & { image: NoInfer<Toy>; pools: readonly DemoPool<NoInfer<Toy>>[] },
): DemoSeries {
  return series;
}
