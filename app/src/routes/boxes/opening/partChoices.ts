import type { ChosenParts } from '@mcy/api/wallet/price/rules';
import { createStore, useStore } from '../../../platform/createStore.ts';

const none: ChosenParts = { stones: 0, diamonds: 0 };

/** What the player chose for boxes on this visit, by pool: the most of each that an opening may take. */
const choices = createStore<ReadonlyMap<string, ChosenParts>>(new Map());

/** The stones and diamonds that the player wants to open a box with. */
export function usePartChoice(pool_id: string): ChosenParts {
  return useStore(choices).get(pool_id) ?? none;
}

export function chooseParts(pool_id: string, parts: ChosenParts): void {
  choices.write(new Map(choices.read()).set(pool_id, parts));
}
