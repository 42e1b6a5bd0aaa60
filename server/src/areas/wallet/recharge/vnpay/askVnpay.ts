import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { VnpaySettings } from '../../../../platform/config/paymentSettings.ts';
import type { Collection, GatewayReport } from '../PaymentGateway.ts';
import { vnpayAmount, vnpayOutcome } from './readVnpayNotification.ts';
import { isVnpaySigned, signVnpay } from './signVnpay.ts';
import { vnpayReference } from './vnpayReference.ts';
import { vnpayTime } from './vnpayTime.ts';

/** Values that a question is signed over, in this order. */
const asked = [
  'vnp_RequestId',
  'vnp_Version',
  'vnp_Command',
  'vnp_TmnCode',
  'vnp_TxnRef',
  'vnp_TransactionDate',
  'vnp_CreateDate',
  'vnp_IpAddr',
  'vnp_OrderInfo',
] as const;

/** Values that an answer is signed over, in this order. */
const answered = [
  'vnp_ResponseId',
  'vnp_Command',
  'vnp_ResponseCode',
  'vnp_Message',
  'vnp_TmnCode',
  'vnp_TxnRef',
  'vnp_Amount',
  'vnp_BankCode',
  'vnp_PayDate',
  'vnp_TransactionNo',
  'vnp_TransactionType',
  'vnp_TransactionStatus',
  'vnp_OrderInfo',
  'vnp_PromotionCode',
  'vnp_PromotionAmount',
] as const;

const value = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((given) => String(given ?? ''));
const answerSchema = z.object({ ...record(answered), vnp_SecureHash: value });

/** Asks VNPay how a payment ended (querydr). Null while it is open, and where the payer never went to VNPay. */
export async function askVnpay(
  { payment_id, reference, created_at }: Collection,
  { apiUrl, tmnCode, secret }: VnpaySettings,
  now: Date,
): Promise<GatewayReport | null> {
  const question = {
    vnp_RequestId: randomBytes(16).toString('hex'),
    vnp_Version: '2.1.0',
    vnp_Command: 'querydr',
    vnp_TmnCode: tmnCode,
    vnp_TxnRef: vnpayReference(payment_id),
    vnp_TransactionDate: vnpayTime(created_at),
    vnp_CreateDate: vnpayTime(now),
    vnp_IpAddr: '127.0.0.1',
    vnp_OrderInfo: `MCY hoi giao dich ${reference}`,
  };
  const signature = signVnpay(asked.map((name) => question[name]).join('|'), secret);
  const response = await fetch(apiUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...question, vnp_SecureHash: signature }),
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  });
  const answer = answerSchema.parse(await response.json());
  if (!isVnpaySigned(answered.map((name) => answer[name]).join('|'), answer.vnp_SecureHash, secret)) {
    throw new Error('The signature of VNPay’s answer is wrong');
  }
  const { vnp_ResponseCode, vnp_TransactionStatus, vnp_TxnRef, vnp_Amount, vnp_TransactionNo } = answer;
  // 91: VNPay does not know it.
  if (vnp_ResponseCode === '91') return null;
  if (vnp_ResponseCode !== '00' || vnp_TxnRef !== question.vnp_TxnRef) {
    throw new Error(`VNPay did not answer the question: ${vnp_ResponseCode} ${answer.vnp_Message}`);
  }
  const outcome = vnpayOutcome({ vnp_ResponseCode, vnp_TransactionStatus });
  if (outcome === null) return null;
  return {
    gateway: 'vnpay',
    payment_id,
    amount: vnpayAmount(vnp_Amount),
    currency: 'VND',
    outcome,
    transaction_id: vnp_TransactionNo,
  };
}

function record<Name extends string>(names: readonly Name[]): Record<Name, typeof value> {
  // The names are the keys.
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, typeof value>;
}
