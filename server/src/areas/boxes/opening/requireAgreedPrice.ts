import { Refusal } from '../../../platform/http/Refusal.ts';
import { priceChanged } from './messages.ts';

/**
 * Refuses `price_changed` when an order costs something else than what the player agreed to: another player may have
 * drawn from the box meanwhile. An order that names no price pays what it costs.
 */
export function requireAgreedPrice(agreed: number | undefined, price: number): void {
  if (agreed === undefined || agreed === price) return;
  throw new Refusal({ error: 'price_changed', message: priceChanged, field: 'total' });
}
