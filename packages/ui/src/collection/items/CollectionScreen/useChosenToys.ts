import type { ToyGroup } from '@mcy/api/collection/items/contract';
import { useState } from 'react';

/** Most items that can be chosen at once: more than any action takes. */
export const mostChosen = 50;

/** How many of a group are chosen, and the ways to change that. */
export interface Choice {
  chosen: number;
  /** Most of this group; the page names no more items of it. */
  most: number;
  onChoose: (count: number) => void;
}

/** A group with the items of it that are chosen. */
export interface ChosenToys {
  group: ToyGroup;
  item_ids: readonly string[];
}

const keyOf = ({ toy_id, state }: ToyGroup) => `${toy_id} ${state}`;

/** The toys that a player has chosen on the page, while they choose. */
export function useChosenToys() {
  const [isOn, setOn] = useState(false);
  const [counts, setCounts] = useState<ReadonlyMap<string, { group: ToyGroup; count: number }>>(new Map());
  const chosen: ChosenToys[] = [...counts.values()]
    .filter(({ count }) => count > 0)
    .map(({ group, count }) => ({ group, item_ids: group.item_ids.slice(0, count) }));
  const all = chosen.reduce((sum, { item_ids }) => sum + item_ids.length, 0);

  function set(next: boolean) {
    setCounts(new Map());
    setOn(next);
  }

  function of(group: ToyGroup): Choice {
    const count = counts.get(keyOf(group))?.count ?? 0;
    return {
      chosen: count,
      most: Math.min(group.item_ids.length, count + mostChosen - all),
      onChoose: (wanted) => setCounts((before) => new Map(before).set(keyOf(group), { group, count: wanted })),
    };
  }

  return { isOn, chosen, begin: () => set(true), end: () => set(false), of };
}
