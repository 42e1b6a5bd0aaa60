import type { Translated } from '@mcy/api/contract';
import type { PoolKind } from '../../tables.ts';

export interface DemoToy {
  name: Translated;
  description: Translated;
  material: Translated;
  height_mm: number;
  /** What it sells for in shops, in coins. */
  value: number;
}

export interface DemoPool<Toy extends string> {
  slug: string;
  kind: PoolKind;
  name: Translated;
  description: Translated;
  image: Toy;
  /** Coins for one draw. */
  price: number;
  /** How many equal boxes stand side by side; one when left out. */
  boxes?: number;
  /** Published order, best first: toy, tier, and tickets made or parts per million. */
  odds: readonly (readonly [toy: Toy, tier: DemoTier, weight: number])[];
  /** The prize for the last ticket of a finite pool. */
  last?: Toy;
  /** Infinite pools only: the draw in a row without the top tier that is certain to be of it. */
  guarantee_after?: number;
}

export type DemoTier = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';

/** A series as the demo shop sells it. A toy's key names its picture in `app/public/art/toys`. */
export interface DemoSeries<Toy extends string = string> {
  slug: string;
  name: Translated;
  description: Translated;
  image: Toy;
  toys: Readonly<Record<Toy, DemoToy>>;
  pools: readonly DemoPool<Toy>[];
}

/** Checks that a series names only toys it has. */
export function defineSeries<const Toy extends string>(
  series: Omit<DemoSeries<Toy>, 'image' | 'pools'> & { image: NoInfer<Toy>; pools: readonly DemoPool<NoInfer<Toy>>[] },
): DemoSeries {
  return series;
}
