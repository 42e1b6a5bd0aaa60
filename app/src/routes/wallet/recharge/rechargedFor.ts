import { keepDraft, readDraft } from '../../../platform/drafts.ts';
import type { InterruptedPurchase } from './useInterruptedPurchase.ts';

const name = 'rechargedFor';

/** Keeps which box a payment is for, while the tab is at the gateway. */
export function keepRechargedFor(payment_id: string, box: InterruptedPurchase): void {
  keepDraft(name, { payment_id, ...box });
}

/** The box a payment is for; null for none. */
export function readRechargedFor(payment_id: string): InterruptedPurchase | null {
  const { missing, return_to, ...kept } = readDraft(name) ?? {};
  if (kept['payment_id'] !== payment_id || typeof missing !== 'number' || typeof return_to !== 'string') return null;
  return { missing, return_to };
}
