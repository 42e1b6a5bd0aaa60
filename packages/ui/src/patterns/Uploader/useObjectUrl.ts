import { useState, useSyncExternalStore } from 'react';

/** Returns an object URL of a file while mounted; null before. The file must stay the same. */
export function useObjectUrl(file: File | null): string | null {
  const [address] = useState(() => addressOf(file));
  return useSyncExternalStore(address.subscribe, address.read, () => null);
}

/** Created on first use and revoked on unmount: until then the file stays in memory. */
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
