import { type ChosenMethod, chosenMethods } from '@mcy/api/mall/orders/words';
import { useEffect, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../../platform/drafts.ts';
import type { CouponChoice } from '../../coupons/tickets/couponChoices.ts';

const name = 'checkout';

interface Choices {
  address_id: string | null;
  method: ChosenMethod;
  coupon: CouponChoice;
}

const atFirst: Choices = { address_id: null, method: 'balance', coupon: undefined };

/** What a shopper chose for an order: it outlives the page, so that adding an address loses nothing. */
export function useCheckoutChoices(lines: string) {
  const [choices, setChoices] = useState<Choices>(() => {
    const kept = readDraft(name);
    return kept?.['lines'] === lines ? readChoices(kept) : atFirst;
  });
  useEffect(() => keepDraft(name, { ...choices, lines }), [choices, lines]);
  return {
    ...choices,
    choose: (chosen: Partial<Choices>) => setChoices((before) => ({ ...before, ...chosen })),
    forget: () => forgetDraft(name),
  };
}

/** Nothing vouches for what an earlier release kept. */
function readChoices({ address_id, method, coupon }: Readonly<Record<string, unknown>>): Choices {
  return {
    address_id: typeof address_id === 'string' ? address_id : null,
    method: chosenMethods.find((one) => one === method) ?? atFirst.method,
    coupon: typeof coupon === 'string' || coupon === null ? coupon : undefined,
  };
}
