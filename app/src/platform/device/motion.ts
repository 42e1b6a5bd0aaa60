import type { MotionChoice } from '@mcy/ui/account/profile';
import { createStore, useStore } from '../createStore.ts';

const store = createStore<MotionChoice>(localStorage.getItem('motion') === 'reduced' ? 'reduced' : 'system');

/** Motion as the system prefers, or reduced; `before-paint.js` reads the choice on the next visit. */
export function chooseMotion(choice: MotionChoice): void {
  localStorage.setItem('motion', choice);
  if (choice === 'reduced') document.documentElement.dataset['motion'] = 'still';
  else delete document.documentElement.dataset['motion'];
  store.write(choice);
}

export function useMotion(): MotionChoice {
  return useStore(store);
}
