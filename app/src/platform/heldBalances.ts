import { useEffect } from 'react';
import { createStore } from './createStore.ts';

/** True while a balance would tell what is still to be shown, such as a prize of stones: who shows balances keeps the last ones. */
export const heldBalances = createStore(false);

/** Holds the balances that the app's frame shows, while `secret`. */
export function useHoldBalances(secret: boolean): void {
  useEffect(() => {
    heldBalances.write(secret);
    return () => heldBalances.write(false);
  }, [secret]);
}
