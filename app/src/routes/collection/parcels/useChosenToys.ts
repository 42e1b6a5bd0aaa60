import { parcelLimits } from '@mcy/api/collection/parcels/words';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { forgetDraft, keepDraft, readDraft } from '../../../platform/drafts.ts';

const name = 'deliveryOrder';

interface Choice {
  item_ids: readonly string[];
  address_id: string | null;
}

/**
 * What a player chose to send, and where: it outlives the page, so that adding an address or topping up loses nothing.
 * A selection that the address brings comes first.
 */
export function useChosenToys() {
  const [parameters] = useSearchParams();
  const brought = parameters.get('item_ids');
  const [choice, setChoice] = useState<Choice>(() => {
    const kept = readDraft(name);
    const address_id = typeof kept?.['address_id'] === 'string' ? kept['address_id'] : null;
    if (kept?.['brought'] !== brought && brought !== null) return { item_ids: brought.split(','), address_id };
    return { item_ids: idsIn(kept?.['item_ids']), address_id };
  });
  useEffect(() => keepDraft(name, { ...choice, brought }), [choice, brought]);
  return {
    ...choice,
    toggle: (item_id: string) =>
      setChoice(({ item_ids, ...rest }) => ({
        ...rest,
        item_ids: item_ids.includes(item_id)
          ? item_ids.filter((one) => one !== item_id)
          : [...item_ids, item_id].slice(0, parcelLimits.mostOrdered),
      })),
    clear: () => setChoice((before) => ({ ...before, item_ids: [] })),
    goTo: (address_id: string) => setChoice((before) => ({ ...before, address_id })),
    forget: () => forgetDraft(name),
  };
}

/** Nothing vouches for what an earlier release kept. */
function idsIn(kept: unknown): readonly string[] {
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}
