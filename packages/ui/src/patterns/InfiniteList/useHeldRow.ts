import { type FocusEvent, useState } from 'react';

/** Tracks the key of the focused row. Spread `holders` on the list, whose children have `data-row`. */
export function useHeldRow(keys: readonly string[]) {
  const [key, setKey] = useState<string | null>(null);
  const row = key === null ? -1 : keys.indexOf(key);

  const holders = {
    onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
      const focused = [...currentTarget.children].find((child) => child.contains(target));
      const place = focused instanceof HTMLElement ? Number(focused.dataset['row']) : -1;
      setKey(keys[place] ?? null);
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      // When the user switches windows, focus stays where it was.
      const stays = currentTarget.contains(document.activeElement) || currentTarget.contains(relatedTarget);
      if (!stays) setKey(null);
    },
  };
  return { held: row === -1 ? null : row, holders };
}
