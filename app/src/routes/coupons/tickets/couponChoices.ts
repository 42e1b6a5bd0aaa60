import { createStore, useStore } from '../../../platform/createStore.ts';

/** A coupon, null for none, undefined for the best. */
export type CouponChoice = string | null | undefined;

/** What the player chose for boxes on this visit, by pool. */
const choices = createStore<ReadonlyMap<string, CouponChoice>>(new Map());

/** The coupon that the player chose for a box. */
export function useCouponChoice(pool_id: string): CouponChoice {
  return useStore(choices).get(pool_id);
}

export function chooseCoupon(pool_id: string, choice: CouponChoice): void {
  choices.write(new Map(choices.read()).set(pool_id, choice));
}
