import { useSyncExternalStore } from 'react';

/** A value outside React that components can subscribe to. */
export interface Store<Value> {
  read: () => Value;
  /** The value of a page that the server rendered, and of the first render in the browser, which takes that page over. */
  readFirst: () => Value;
  write: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

/** `first` is what a guest's page begins with, where this device may say something else. */
export function createStore<Value>(initial: Value, first: Value = initial): Store<Value> {
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

export function useStore<Value>(store: Pick<Store<Value>, 'read' | 'readFirst' | 'subscribe'>): Value {
  return useSyncExternalStore(store.subscribe, store.read, store.readFirst);
}
