import { useState, useSyncExternalStore } from 'react';

/** An address at which the page itself can show a file, for as long as it does; null before. The file must stay the same. */
export function useObjectUrl(file: File | null): string | null {
  const [address] = useState(() => addressOf(file));
  return useSyncExternalStore(address.subscribe, address.read);
}

/** Made when it is first wanted and given back when it is no more: whatever is at it stays in memory meanwhile. */
function addressOf(file: File | null) {
  let url: string | null = null;
  return {
    read: () => url,
    subscribe: (onChange: () => void) => {
      if (file === null) return () => {};
      const made = URL.createObjectURL(file);
      url = made;
      onChange();
      return () => {
        URL.revokeObjectURL(made);
        url = null;
      };
    },
  };
}
