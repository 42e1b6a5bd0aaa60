/** What this device keeps. The server renders for guests and keeps nothing. */
export const deviceStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = import.meta.env.SSR
  ? { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  : localStorage;
