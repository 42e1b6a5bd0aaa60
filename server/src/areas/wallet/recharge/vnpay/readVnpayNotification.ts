import { z } from 'zod';
import type { VnpaySettings } from '../../../../platform/config/paymentSettings.ts';
import type { GatewayReport, ReadNotification } from '../PaymentGateway.ts';
import { isVnpaySigned, vnpayQuery } from './signVnpay.ts';
import { paymentOfReference } from './vnpayReference.ts';

/** Every parameter is signed, also one that VNPay adds later. */
const fieldsSchema = z.record(z.string().max(40), z.string().max(300));

/** What is read of them. */
const reportSchema = z.object({
  vnp_TmnCode: z.string(),
  vnp_TxnRef: z.string(),
  vnp_Amount: z.string().regex(/^\d{1,14}$/),
  vnp_CurrCode: z.string().default('VND'),
  vnp_ResponseCode: z.string(),
  vnp_TransactionStatus: z.string(),
  vnp_TransactionNo: z.string().max(64),
  vnp_SecureHash: z.string(),
});

/** Reads a notification or a return of VNPay, as the parameters of its query. */
export function readVnpayNotification(query: unknown, { secret, tmnCode }: VnpaySettings): ReadNotification {
  const fields = fieldsSchema.safeParse(query).data;
  const read = reportSchema.safeParse(fields).data;
  if (!fields || !read) return { kind: 'malformed' };
  const payment_id = paymentOfReference(read.vnp_TxnRef);
  if (payment_id === null) return { kind: 'malformed' };
  const signed = Object.fromEntries(Object.entries(fields).filter(([name]) => name.startsWith('vnp_')));
  if (read.vnp_TmnCode !== tmnCode || !isVnpaySigned(vnpayQuery(signed), read.vnp_SecureHash, secret)) {
    return { kind: 'forged', payment_id };
  }
  const outcome = vnpayOutcome(read);
  if (outcome === null) return { kind: 'open' };
  const { vnp_Amount, vnp_CurrCode, vnp_TransactionNo } = read;
  return {
    kind: 'report',
    report: {
      gateway: 'vnpay',
      payment_id,
      amount: vnpayAmount(vnp_Amount),
      currency: vnp_CurrCode,
      outcome,
      transaction_id: vnp_TransactionNo,
    },
  };
}

/** How a transaction ended by its two codes, as documented; null while it is open. */
export function vnpayOutcome({
  vnp_ResponseCode: response,
  vnp_TransactionStatus: status,
}: {
  vnp_ResponseCode: string;
  vnp_TransactionStatus: string;
}): GatewayReport['outcome'] | null {
  // 07: VNPay suspects a fraud. 04: taken from the payer, and not given to us. 05, 06, 09: on its way back.
  if (response === '07' || ['04', '05', '06', '07', '09'].includes(status)) return 'suspicious';
  if (status === '00') return response === '00' ? 'approved' : 'suspicious';
  if (status === '01') return null;
  return response === '11' ? 'expired' : 'declined';
}

/** Đồng of hundredths. One with a fraction is rounded up, so that it is another amount than we asked for. */
export function vnpayAmount(hundredths: string): number {
  return Math.ceil(Number(hundredths) / 100);
}
