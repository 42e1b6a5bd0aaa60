import { type Locale, localeSchema } from '@mcy/api/contract';
import { z } from 'zod';
import type { Collection, PaymentGateway } from '../PaymentGateway.ts';
import { isSigned, sign } from './signature.ts';

/** What the shop tells the sandbox bank, in the address of its page: it has no other way to know. */
const orderSchema = z.object({
  payment_id: z.uuid(),
  amount: z.coerce.number().int().positive(),
  /** Seconds since 1970. */
  expires: z.coerce.number().int(),
  sig: z.string(),
  lang: z.catch(localeSchema, 'vn'),
});
export type SandboxOrder = z.infer<typeof orderSchema>;

/** A gateway for trying things out: a page of this server where the payer says how the payment is to end. */
export function sandboxGateway(secret: string): PaymentGateway {
  return {
    payUrl: (collection, locale) => sandboxPath(signOrder(collection, locale, secret)),
  };
}

/** Address of the sandbox bank's page for an order. */
export function sandboxPath({ payment_id, amount, expires, sig, lang }: SandboxOrder): string {
  const query = { payment_id, amount: String(amount), expires: String(expires), sig, lang };
  return `/sandbox/pay?${new URLSearchParams(query).toString()}`;
}

/** An order as the shop signed it; null for anything else. */
export function readOrder(parameters: unknown, secret: string): SandboxOrder | null {
  const order = orderSchema.safeParse(parameters).data;
  if (!order) return null;
  const { payment_id, amount, expires } = order;
  return isSigned({ payment_id, amount, expires }, order.sig, secret) ? order : null;
}

function signOrder({ payment_id, amount, expires_at }: Collection, lang: Locale, secret: string): SandboxOrder {
  const fields = { payment_id, amount, expires: Math.floor(expires_at.getTime() / 1000) };
  return { ...fields, sig: sign(fields, secret), lang };
}
