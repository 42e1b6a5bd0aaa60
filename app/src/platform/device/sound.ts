import { createStore, useStore } from '../createStore.ts';

const store = createStore(localStorage.getItem('sound') === 'on');

/** Lets the app be heard on this device, or silences it. */
export function chooseSound(on: boolean): void {
  localStorage.setItem('sound', on ? 'on' : 'off');
  store.write(on);
}

/** Whether the app may be heard; silent until asked for. */
export function useSound(): boolean {
  return useStore(store);
}
