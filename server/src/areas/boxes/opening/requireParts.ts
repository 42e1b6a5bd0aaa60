import { type PriceLine, mostDiamonds, mostStones, priceLine } from '@mcy/api/wallet/price/rules';
import { Refusal } from '../../../platform/http/Refusal.ts';
import type { Part } from '../../../platform/ledger/lockBalances.ts';
import { diamondsNotAllowed, tooManyDiamonds, tooManyStones } from './messages.ts';

interface AskedParts {
  list: number;
  coupon_off: number;
  stones: number;
  diamonds: number;
  /** Whether the pool takes diamonds. */
  allowed: boolean;
}

/** What an order costs, part by part. Refuses stones and diamonds beyond what the price takes. */
export function requireParts({ list, coupon_off, stones, diamonds, allowed }: AskedParts): PriceLine {
  const stonesTaken = mostStones(list, coupon_off);
  if (stones > stonesTaken)
    throw new Refusal({ error: 'too_many_stones', message: tooManyStones(stonesTaken), field: 'stones' });
  if (diamonds > 0 && !allowed)
    throw new Refusal({ error: 'too_many_diamonds', message: diamondsNotAllowed, field: 'diamonds' });
  const diamondsTaken = mostDiamonds(list, coupon_off, stones);
  if (diamonds > diamondsTaken)
    throw new Refusal({ error: 'too_many_diamonds', message: tooManyDiamonds(diamondsTaken), field: 'diamonds' });
  return priceLine(list, coupon_off, { stones, diamonds });
}

/** What a player pays by currency, each with its refusal for a player who holds less. */
export function partsOf({
  coins,
  stones,
  diamonds,
}: Pick<PriceLine, 'coins' | 'stones' | 'diamonds'>): readonly Part[] {
  const parts: readonly Part[] = [
    { currency: 'stone', amount: stones, lacking: (held) => tooMany('stones', held) },
    { currency: 'diamond', amount: diamonds, lacking: (held) => tooMany('diamonds', held) },
    { currency: 'balance', amount: coins },
  ];
  return parts.filter(({ amount }) => amount > 0);
}

function tooMany(field: 'stones' | 'diamonds', held: number): Refusal {
  return field === 'stones'
    ? new Refusal({ error: 'too_many_stones', message: tooManyStones(held), field })
    : new Refusal({ error: 'too_many_diamonds', message: tooManyDiamonds(held), field });
}
