import { createStore, useStore } from '../createStore.ts';
import { deviceStorage } from '../deviceStorage.ts';

const store = createStore(deviceStorage.getItem('sound') === 'on', false);

/** Turns sound on this device on or off. */
export function chooseSound(on: boolean): void {
  deviceStorage.setItem('sound', on ? 'on' : 'off');
  store.write(on);
}

/** True when sound is on; off by default. */
export function useSound(): boolean {
  return useStore(store);
}
