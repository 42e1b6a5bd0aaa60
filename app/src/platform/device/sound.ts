import { createStore, useStore } from '../createStore.ts';

const store = createStore(localStorage.getItem('sound') === 'on');

/** Turns sound on this device on or off. */
export function chooseSound(on: boolean): void {
  localStorage.setItem('sound', on ? 'on' : 'off');
  store.write(on);
}

/** True when sound is on; off by default. */
export function useSound(): boolean {
  return useStore(store);
}
