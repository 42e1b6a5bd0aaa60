import { useSyncExternalStore } from 'react';

/** A value outside React that components can subscribe to. */
export interface Store<Value, First = Value> {
  read: () => Value;
  /** The value of a page that the server rendered, and of the first render in the browser, which takes that page over. */
  readFirst: () => Value | First;
  write: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

/** `first` is what a page begins with that the server rendered, where this device may say something else. */
export function createStore<Value, First = Value>(initial: Value, first: Value | First = initial): Store<Value, First> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    read: () => value,
    readFirst: () => first,
    write(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<Value, First = Value>(
  store: Pick<Store<Value, First>, 'read' | 'readFirst' | 'subscribe'>,
): Value | First {
  return useSyncExternalStore<Value | First>(store.subscribe, store.read, store.readFirst);
}
