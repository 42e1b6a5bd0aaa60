import type { CouponOffer } from '@mcy/api/coupons/offers/contract';
import { useBuyCoupon } from '@mcy/api/coupons/offers/orders';
import { ApiError } from '@mcy/api/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { createStore, useStore } from '../../../platform/createStore.ts';
import { type BuyingEvent, type BuyingState, nextBuying } from './buyingState.ts';

interface BuyingControls {
  state: BuyingState;
  choose: (offer: CouponOffer) => void;
  close: () => void;
  pay: () => Promise<void>;
}

/** One purchase after another, each paid once. An order from before without an answer is finished first. */
export function useBuying(onBought: () => void): BuyingControls {
  const buy = useBuyCoupon({ suppressed: true });
  const [machine] = useState(() => createStore<BuyingState>({ step: 'idle' }));
  const state = useStore(machine);

  /** Whether the event changed anything. */
  function send(event: BuyingEvent): boolean {
    const before = machine.read();
    const after = nextBuying(before, event);
    if (after !== before) machine.write(after);
    return after !== before;
  }

  async function settle(answer: Promise<unknown>): Promise<void> {
    try {
      await answer;
      if (send({ type: 'answered' })) onBought();
    } catch (error) {
      send({ type: 'failed', error, decided: error instanceof ApiError && error.decided });
    }
  }

  const finish = useEffectEvent(() => {
    const [unanswered] = buy.unanswered();
    if (!unanswered || !send({ type: 'ask' })) return;
    const { request, resumes } = unanswered;
    void settle(resumes ? buy.place(request) : buy.ask(request));
  });
  useEffect(() => finish(), []);

  return {
    state,
    choose: (offer) => void send({ type: 'choose', offer }),
    close: () => void send({ type: 'close' }),
    async pay() {
      const before = machine.read();
      if (before.step !== 'choosing' || !send({ type: 'pay' })) return;
      const { issue_id, price } = before.offer;
      await settle(buy.place({ issue_id, price }));
    },
  };
}
