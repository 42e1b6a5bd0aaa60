import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import { signVnpay, vnpayQuery } from '../areas/wallet/recharge/vnpay/signVnpay.ts';

/** Settings of a shop at the fake. */
const vnpayShop = { VNPAY_TMN_CODE: 'MCYTEST1', VNPAY_HASH_SECRET: 'a secret of the fake VNPay' };

/** A payment at VNPay. */
interface Order {
  query: URLSearchParams;
  transaction_no: string;
  response: string;
  status: string;
}

/** A local VNPay that plays its documentation: the payer's page, notifications, and answers to questions. */
export interface FakeVnpay {
  /** The shop's settings for it. */
  env: Readonly<Record<string, string>>;
  /** Opens the address that the shop sent a payer to. Throws where VNPay would show an error. */
  open: (pay_url: string) => void;
  /** The payer's choice; VNPay itself says nothing about it until `notify`. */
  choose: (pay_url: string, outcome: 'approve' | 'decline' | 'expire' | 'suspect') => void;
  /** The query of the notification, and of the way back, with what the test changes before it is signed. */
  queryOf: (pay_url: string, changes?: Readonly<Record<string, string>>) => string;
  /** How many questions about the payment arrived. */
  questions: (pay_url: string) => number;
  close: () => Promise<void>;
}

const codes = {
  approve: ['00', '00'],
  decline: ['24', '02'],
  expire: ['11', '02'],
  suspect: ['07', '07'],
} as const;

const { VNPAY_TMN_CODE: tmnCode, VNPAY_HASH_SECRET: secret } = vnpayShop;

/** Starts a fake VNPay on a port of its own. */
export async function startFakeVnpay(): Promise<FakeVnpay> {
  const orders = new Map<string, Order>();
  const questions = new Map<string, number>();
  const app = new Hono();

  app.post('/merchant_webapi/api/transaction', async (c) => {
    const asked = (await c.req.json()) as Record<string, string>;
    const reference = asked['vnp_TxnRef'] ?? '';
    questions.set(reference, (questions.get(reference) ?? 0) + 1);
    const names = ['RequestId', 'Version', 'Command', 'TmnCode', 'TxnRef', 'TransactionDate', 'CreateDate', 'IpAddr'];
    const text = [...names, 'OrderInfo'].map((name) => asked[`vnp_${name}`]).join('|');
    if (asked['vnp_SecureHash'] !== signVnpay(text, secret)) return c.json(answer('97', asked));
    const order = orders.get(reference);
    return c.json(order ? answer('00', asked, order) : answer('91', asked));
  });

  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  /** The order of an address, as the payer's page checks it. */
  function orderOf(pay_url: string): Order {
    const query = new URL(pay_url).searchParams;
    const fields = Object.fromEntries(query);
    if (fields['vnp_SecureHash'] !== signVnpay(vnpayQuery(fields), secret)) throw new Error('Sai chữ ký (70)');
    if (fields['vnp_TmnCode'] !== tmnCode) throw new Error('Website không tồn tại (72)');
    const reference = fields['vnp_TxnRef'] ?? '';
    const known = orders.get(reference);
    if (known) return known;
    const order = { query, transaction_no: String(14_000_000 + orders.size), response: '', status: '01' };
    orders.set(reference, order);
    return order;
  }

  return {
    env: {
      ...vnpayShop,
      VNPAY_PAY_URL: `${url}/paymentv2/vpcpay.html`,
      VNPAY_API_URL: `${url}/merchant_webapi/api/transaction`,
      PUBLIC_URL: 'https://shop.example',
    },
    open: (pay_url) => void orderOf(pay_url),
    choose: (pay_url, outcome) => {
      const order = orderOf(pay_url);
      [order.response, order.status] = codes[outcome];
    },
    queryOf: (pay_url, changes = {}) => {
      const { query, response, status, transaction_no } = orderOf(pay_url);
      const fields = {
        vnp_Amount: query.get('vnp_Amount') ?? '',
        vnp_BankCode: 'NCB',
        vnp_BankTranNo: `VNP${transaction_no}`,
        vnp_CardType: 'ATM',
        vnp_OrderInfo: query.get('vnp_OrderInfo') ?? '',
        vnp_PayDate: '20261123120000',
        vnp_ResponseCode: response,
        vnp_TmnCode: tmnCode,
        vnp_TransactionNo: transaction_no,
        vnp_TransactionStatus: status,
        vnp_TxnRef: query.get('vnp_TxnRef') ?? '',
        ...changes,
      };
      return `${vnpayQuery(fields)}&vnp_SecureHash=${signVnpay(vnpayQuery(fields), secret)}`;
    },
    questions: (pay_url) => questions.get(new URL(pay_url).searchParams.get('vnp_TxnRef') ?? '') ?? 0,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** The signed answer to a question. */
function answer(response: string, asked: Record<string, string>, order?: Order) {
  const fields = {
    vnp_ResponseId: 'b5a1c8d2',
    vnp_Command: 'querydr',
    vnp_ResponseCode: response,
    vnp_Message: 'QueryDR',
    vnp_TmnCode: tmnCode,
    vnp_TxnRef: asked['vnp_TxnRef'] ?? '',
    vnp_Amount: order?.query.get('vnp_Amount') ?? '',
    vnp_BankCode: order ? 'NCB' : '',
    vnp_PayDate: order ? '20261123120000' : '',
    vnp_TransactionNo: order?.transaction_no ?? '',
    vnp_TransactionType: order ? '01' : '',
    vnp_TransactionStatus: order?.status ?? '',
    vnp_OrderInfo: asked['vnp_OrderInfo'] ?? '',
    vnp_PromotionCode: '',
    vnp_PromotionAmount: '',
  };
  return { ...fields, vnp_SecureHash: signVnpay(Object.values(fields).join('|'), secret) };
}
