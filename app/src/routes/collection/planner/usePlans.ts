import type { SetPool, SetToy } from '@mcy/api/collection/planner/contract';
import { planDraws } from '@mcy/api/collection/planner/rules';
import type { PlannedPool } from '@mcy/ui/collection/planner';
import { useEffect, useState } from 'react';

interface Planned {
  pools: readonly SetPool[];
  plans: readonly PlannedPool[];
}

/** Plans the boxes of a set, one after another so that the page answers taps in between. Null until all are planned. */
export function usePlans(toys: readonly SetToy[] = [], pools: readonly SetPool[] = []): readonly PlannedPool[] | null {
  const [planned, setPlanned] = useState<Planned | null>(null);
  useEffect(() => {
    let wanted = true;
    async function planAll(): Promise<void> {
      const plans: PlannedPool[] = [];
      for (const pool of pools) {
        await new Promise((resolve) => setTimeout(resolve));
        if (!wanted) return;
        plans.push(...planPool(toys, pool));
      }
      plans.sort((one, other) => other.found - one.found || one.expected * one.price - other.expected * other.price);
      setPlanned({ pools, plans });
    }
    void planAll();
    return () => {
      wanted = false;
    };
  }, [toys, pools]);
  return planned?.pools === pools ? planned.plans : null;
}

/** A box's plan, or nothing where it has none of the missing toys. */
function planPool(toys: readonly SetToy[], pool: SetPool): PlannedPool[] {
  const missing = toys.filter(({ owned }) => !owned);
  const placeOf = new Map(missing.map(({ toy_id }, place) => [toy_id, place]));
  const plan = planDraws({
    supply: pool.supply,
    rows: pool.rows.map(({ toy_id, weight, is_top }) => ({
      weight,
      isTop: is_top,
      missing: placeOf.get(toy_id) ?? null,
    })),
    guaranteeAfter: pool.guarantee_after,
    progress: pool.guarantee_progress,
  });
  if (plan === null) return [];
  const inBox = missing.filter(({ toy_id }) => pool.rows.some((row) => row.toy_id === toy_id && row.weight > 0));
  const { pool_id, name, image, price } = pool;
  const value = inBox.reduce((sum, toy) => sum + toy.value, 0);
  return [{ pool_id, name, image, price, found: inBox.length, value, ...plan }];
}
