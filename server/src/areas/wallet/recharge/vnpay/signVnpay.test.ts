import { describe, expect, it } from 'vitest';
import { isVnpaySigned, signVnpay, vnpayQuery } from './signVnpay.ts';

describe('a signature of VNPay', () => {
  it('is HMAC-SHA512, as in the vectors of RFC 4231', () => {
    expect(signVnpay('what do ya want for nothing?', 'Jefe')).toBe(
      '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
    );
  });

  it('covers the query, as in the example that the package vnpay publishes', () => {
    const fields = { vnp_TnxRef: '1234567890', vnp_OrderInfo: 'Payment for order #1234567890', vnp_Amount: '10000' };
    expect(vnpayQuery(fields)).toBe(
      'vnp_Amount=10000&vnp_OrderInfo=Payment+for+order+%231234567890&vnp_TnxRef=1234567890',
    );
    const signature =
      '7bb8160a5d2085a85b3267817a40ee4f770a335282f19714726e6fc6f28a64c75a1e7e9c1aa96f3cbda5ce44095088fb4cb2af66c596d2f655b0b53966312089';
    expect(signVnpay(vnpayQuery(fields), 'YOUR_SECURE_SECRET')).toBe(signature);
    expect(isVnpaySigned(vnpayQuery(fields), signature.toUpperCase(), 'YOUR_SECURE_SECRET')).toBe(true);
    expect(isVnpaySigned(vnpayQuery({ ...fields, vnp_Amount: '10001' }), signature, 'YOUR_SECURE_SECRET')).toBe(false);
    expect(isVnpaySigned(vnpayQuery(fields), '', 'YOUR_SECURE_SECRET')).toBe(false);
  });

  it('covers the parameters in the order and the spelling of VNPay’s documentation', () => {
    const fields = {
      vnp_Version: '2.1.0',
      vnp_TxnRef: '5',
      vnp_TmnCode: 'DEMOV210',
      vnp_ReturnUrl: 'https://domainmerchant.vn/ReturnUrl',
      vnp_OrderType: 'other',
      vnp_OrderInfo: 'Thanh toan don hang :5',
      vnp_Locale: 'vn',
      vnp_IpAddr: '127.0.0.1',
      vnp_CurrCode: 'VND',
      vnp_CreateDate: '20210801153333',
      vnp_Command: 'pay',
      vnp_BankCode: '',
      vnp_Amount: '1806000',
    };
    expect(vnpayQuery({ ...fields, vnp_SecureHash: 'not signed' })).toBe(
      'vnp_Amount=1806000&vnp_Command=pay&vnp_CreateDate=20210801153333&vnp_CurrCode=VND&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=Thanh+toan+don+hang+%3A5&vnp_OrderType=other&vnp_ReturnUrl=https%3A%2F%2Fdomainmerchant.vn%2FReturnUrl&vnp_TmnCode=DEMOV210&vnp_TxnRef=5&vnp_Version=2.1.0',
    );
  });
});
