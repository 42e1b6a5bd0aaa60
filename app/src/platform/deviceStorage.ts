/** What this device keeps. The server renders for guests and keeps nothing. */
export const deviceStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (name) => storage()?.getItem(name) ?? null,
  setItem: (name, value) => storage()?.setItem(name, value),
  removeItem: (name) => storage()?.removeItem(name),
};

function storage(): Storage | null {
  return typeof localStorage === 'undefined' ? null : localStorage;
}
