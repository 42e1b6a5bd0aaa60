import type { MotionChoice } from '@mcy/ui/account/profile';
import { createStore, useStore } from '../createStore.ts';
import { deviceStorage } from '../deviceStorage.ts';

const store = createStore<MotionChoice, null>(
  deviceStorage.getItem('motion') === 'reduced' ? 'reduced' : 'system',
  null,
);

/** Motion as the system prefers, or reduced; `before-paint.js` reads the choice on the next visit. */
export function chooseMotion(choice: MotionChoice): void {
  deviceStorage.setItem('motion', choice);
  if (choice === 'reduced') document.documentElement.dataset['motion'] = 'still';
  else delete document.documentElement.dataset['motion'];
  store.write(choice);
}

/** Null in a page that the server rendered, until the device says. */
export function useMotion(): MotionChoice | null {
  return useStore(store);
}
