import { useEffect, useState } from 'react';
import { createStore, useStore } from './createStore.ts';

/** True while a balance would tell what is still to be shown, such as a prize of stones. */
const heldBalances = createStore(false);

/** Holds the balances that the app's frame shows, while `secret`. */
export function useHoldBalances(secret: boolean): void {
  useEffect(() => {
    heldBalances.write(secret);
    return () => heldBalances.write(false);
  }, [secret]);
}

/** The latest balances, or while they are held, those from before. */
export function useUnlessHeld<Balances>(latest: Balances): Balances {
  const held = useStore(heldBalances);
  const [kept, keep] = useState(latest);
  if (!held && kept !== latest) keep(latest);
  return held ? kept : latest;
}
