import { ApiError } from '@mcy/api/client';
import type { PassSeason } from '@mcy/api/boxes/pass/contract';
import { useBuyPass } from '@mcy/api/boxes/pass/orders';
import { useEffect, useEffectEvent, useState } from 'react';

/** A season that the player is about to pay for. */
interface Purchase {
  season: PassSeason;
  paying: boolean;
  /** Why it came to nothing. Undecided: no answer came, so it may have been paid for. */
  failed: { error: unknown; decided: boolean } | null;
}

interface PassPurchaseControls {
  purchase: Purchase | null;
  choose: (season: PassSeason) => void;
  close: () => void;
  pay: () => Promise<void>;
}

/** Buys the paid track once. An order from before without an answer is finished first. */
export function usePassPurchase(onBought: () => void): PassPurchaseControls {
  const order = useBuyPass({ suppressed: true });
  const [purchase, setPurchase] = useState<Purchase | null>(null);

  const finish = useEffectEvent(async () => {
    const [unanswered] = order.unanswered();
    if (!unanswered) return;
    const { request, resumes } = unanswered;
    try {
      await (resumes ? order.place(request) : order.ask(request));
      onBought();
    } catch {
      // The page was read again, and says whether it was paid.
    }
  });
  useEffect(() => void finish(), []);

  return {
    purchase,
    choose: (season) => setPurchase({ season, paying: false, failed: null }),
    close: () => setPurchase(null),
    async pay() {
      if (purchase === null || purchase.paying) return;
      const { season } = purchase;
      setPurchase({ season, paying: true, failed: null });
      try {
        await order.place({ season_id: season.season_id, price: season.price });
        setPurchase(null);
        onBought();
      } catch (error) {
        setPurchase({ season, paying: false, failed: { error, decided: error instanceof ApiError && error.decided } });
      }
    },
  };
}
