import type { CouponOffer } from '@mcy/api/coupons/offers/contract';

/** Why a purchase came to nothing. Undecided: no answer came, so it may have been paid for. */
export interface FailedPurchase {
  error: unknown;
  decided: boolean;
}

/**
 * Where buying a coupon is. Only `choosing` can pay. `asking`: an order from before has no answer; the shop says how it
 * ended, or carries out what the player still waits for.
 */
export type BuyingState =
  | { readonly step: 'idle' }
  | { readonly step: 'choosing'; readonly offer: CouponOffer; readonly failed: FailedPurchase | null }
  | { readonly step: 'paying'; readonly offer: CouponOffer }
  | { readonly step: 'asking' };

export type BuyingEvent =
  | { readonly type: 'choose'; readonly offer: CouponOffer }
  | { readonly type: 'close' }
  | { readonly type: 'pay' }
  | { readonly type: 'ask' }
  | { readonly type: 'answered' }
  | { readonly type: 'failed'; readonly error: unknown; readonly decided: boolean };

type StateAt<Step> = Extract<BuyingState, { step: Step }>;
type EventOf<Type> = Extract<BuyingEvent, { type: Type }>;
type Transitions = {
  readonly [Step in BuyingState['step']]: {
    readonly [Type in BuyingEvent['type']]?: (state: StateAt<Step>, event: EventOf<Type>) => BuyingState;
  };
};

const idle = { step: 'idle' } as const;

/** What happens in which state. Whatever is not here changes nothing. */
const transitions: Transitions = {
  idle: {
    choose: (_, { offer }) => ({ step: 'choosing', offer, failed: null }),
    ask: () => ({ step: 'asking' }),
  },
  choosing: {
    choose: (_, { offer }) => ({ step: 'choosing', offer, failed: null }),
    close: () => idle,
    pay: ({ offer }) => ({ step: 'paying', offer }),
  },
  paying: {
    answered: () => idle,
    failed: ({ offer }, { error, decided }) => ({ step: 'choosing', offer, failed: { error, decided } }),
  },
  asking: { answered: () => idle, failed: () => idle },
};

/** The state after an event; the very same object when the event changes nothing. */
export function nextBuying(state: BuyingState, event: BuyingEvent): BuyingState {
  // The table's type pairs each function with its state and event, which an index by two unions forgets.
  const transition = transitions[state.step][event.type] as
    | ((state: BuyingState, event: BuyingEvent) => BuyingState)
    | undefined;
  return transition?.(state, event) ?? state;
}
