import { createStore, useStore } from '../createStore.ts';
import { deviceStorage } from '../deviceStorage.ts';

const store = createStore(deviceStorage.getItem('shortcuts') !== 'off', true);

/** Turns shortcuts of single keys on this device on or off: speech input and a shaky hand press them by accident (WCAG 2.1.4). */
export function chooseShortcuts(on: boolean): void {
  deviceStorage.setItem('shortcuts', on ? 'on' : 'off');
  store.write(on);
}

/** True when single keys do something; on by default. */
export function useShortcuts(): boolean {
  return useStore(store);
}
