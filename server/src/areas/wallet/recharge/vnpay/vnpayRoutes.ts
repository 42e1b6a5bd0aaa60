import { Hono } from 'hono';
import type { RequestEnv, Services } from '../../../../platform/http/answerCall.ts';
import { type Taken, takeNotification } from '../takeNotification.ts';
import { paymentOfReference } from './vnpayReference.ts';
import { vnpayGateway } from './vnpayGateway.ts';

/** Answers by which VNPay knows whether to send a notification again. It does for all but 00 and 02. */
const answers = {
  taken: { RspCode: '00', Message: 'Confirm Success' },
  unknown: { RspCode: '01', Message: 'Order not found' },
  again: { RspCode: '02', Message: 'Order already confirmed' },
  amount: { RspCode: '04', Message: 'Invalid amount' },
  forged: { RspCode: '97', Message: 'Invalid signature' },
  failed: { RspCode: '99', Message: 'Unknown error' },
} as const;

const answerOf: Partial<Record<Taken, keyof typeof answers>> = {
  unknown_payment: 'unknown',
  repeated: 'again',
  paid_again: 'again',
  contradicted: 'again',
  wrong_amount: 'amount',
  wrong_currency: 'amount',
  forged: 'forged',
  malformed: 'failed',
};

/** VNPay's side of the shop: its notification, and the address that payers return to. Null without VNPay. */
export function vnpayRoutes(services: Services): Hono<RequestEnv> | null {
  const { config, log } = services;
  if (!config.vnpay) return null;
  const gateway = vnpayGateway(config.vnpay);
  const routes = new Hono<RequestEnv>();

  // A GET that changes something, because VNPay calls it so. It carries none of the app's headers, and is not encrypted.
  routes.get('/api/wallet/notify/vnpay', async (c) => {
    const { request_id, now } = c.var;
    try {
      const taken = await takeNotification(services, { gateway, fields: c.req.query(), request_id, now });
      return c.json(answers[answerOf[taken] ?? 'taken']);
    } catch (error) {
      log.error({ request_id, err: error }, 'payment notification failed');
      return c.json(answers.failed);
    }
  });

  // It credits nothing, whatever the address says: the page shows what the notification did.
  routes.get('/api/wallet/return/vnpay', (c) => {
    const payment_id = paymentOfReference(c.req.query('vnp_TxnRef') ?? '');
    // Who has paid must not be invited to pay again while the notification is on its way.
    const confirming = c.req.query('vnp_ResponseCode') === '00' ? '&confirming=1' : '';
    return c.redirect(`/pages/mall/payResult?payment_id=${payment_id ?? ''}${confirming}`, 303);
  });
  return routes;
}
