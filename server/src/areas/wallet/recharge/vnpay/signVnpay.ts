import { createHmac, timingSafeEqual } from 'node:crypto';

/** Parameters of VNPay by name. */
export type VnpayFields = Readonly<Record<string, string>>;

/**
 * The fields sorted by name, written as a form does (a space is +), without the signature and without what is empty
 * (VNPay, version 2.1.0).
 */
export function vnpayQuery(fields: VnpayFields): string {
  const sorted = Object.entries(fields)
    .filter(([name, value]) => value !== '' && name !== 'vnp_SecureHash' && name !== 'vnp_SecureHashType')
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
}

/** HMAC-SHA512 in hex, over a query or over values joined by bars. */
export function signVnpay(text: string, secret: string): string {
  return createHmac('sha512', secret).update(text, 'utf8').digest('hex');
}

/** Compares a signature in constant time; hex of either case. */
export function isVnpaySigned(text: string, signature: string, secret: string): boolean {
  const expected = Buffer.from(signVnpay(text, secret));
  const given = Buffer.from(signature.toLowerCase());
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** As PHP's `urlencode`, which VNPay's own code uses: it leaves letters, digits and -_. alone. */
function encode(value: string): string {
  return encodeURIComponent(value)
    .replaceAll('%20', '+')
    .replaceAll(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
