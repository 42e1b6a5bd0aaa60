import { type Locale, localeSchema } from '@mcy/api/contract';
import { z } from 'zod';
import type { Collection, PaymentGateway } from '../PaymentGateway.ts';
import { readSandboxNotification } from './sandboxNotification.ts';
import { isSigned, sign } from './signature.ts';

/** The order data in the address of the bank's page, the bank's only source. */
const orderSchema = z.object({
  payment_id: z.uuid(),
  amount: z.coerce.number().int().positive(),
  /** Seconds since 1970. */
  expires: z.coerce.number().int(),
  sig: z.string(),
  lang: z.catch(localeSchema, 'vn'),
});
export type SandboxOrder = z.infer<typeof orderSchema>;

/** A gateway for trying the shop: a page of this server where the payer chooses the outcome. */
export function sandboxGateway(secret: string): PaymentGateway {
  return {
    name: 'sandbox',
    minutes: 15,
    payUrl: (collection, { locale }) => sandboxPath(signOrder(collection, locale, secret)),
    readNotification: (fields) => readSandboxNotification(fields, secret),
  };
}

/** Address of the sandbox bank's page for an order. */
export function sandboxPath({ payment_id, amount, expires, sig, lang }: SandboxOrder): string {
  const query = { payment_id, amount: String(amount), expires: String(expires), sig, lang };
  return `/sandbox/pay?${new URLSearchParams(query).toString()}`;
}

/** Reads an order signed by the shop; null for anything else. */
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
