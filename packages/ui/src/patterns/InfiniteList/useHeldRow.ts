import { type FocusEvent, useState } from 'react';

/** Which row of a list holds the focus, by its key. Spread `holders` on the list, whose children carry `data-row`. */
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
      // When the reader goes to another window, the focus waits where it was.
      const stays = currentTarget.contains(document.activeElement) || currentTarget.contains(relatedTarget);
      if (!stays) setKey(null);
    },
  };
  return { held: row === -1 ? null : row, holders };
}
