import type { ToyGroup } from '@mcy/api/collection/items/contract';
import { useItems } from '@mcy/api/collection/items/hooks';
import { hindranceOf } from '@mcy/api/collection/items/rules';
import { upgradeLimits } from '@mcy/api/collection/upgrades/words';
import type { PutToy } from '@mcy/ui/collection/upgrades';
import { useState } from 'react';

/** What is put into an upgrade: first what the address brought, then what the player adds and takes out. */
export function usePutToys(brought: string) {
  const items = useItems({ item_ids: brought }, { enabled: brought !== '' });
  const [changed, setChanged] = useState<readonly PutToy[] | null>(null);
  const first = (items.data?.rows ?? []).filter((item) => hindranceOf(item, 'upgrade') === null);
  const put = (changed ?? first).slice(0, upgradeLimits.mostItems);
  return {
    put,
    add: ({ item_ids, ...toy }: ToyGroup) => {
      const item_id = item_ids.find((id) => !put.some((other) => other.item_id === id));
      if (item_id !== undefined && put.length < upgradeLimits.mostItems) setChanged([...put, { ...toy, item_id }]);
    },
    remove: (item_id: string) => setChanged(put.filter((toy) => toy.item_id !== item_id)),
    clear: () => setChanged([]),
  };
}
