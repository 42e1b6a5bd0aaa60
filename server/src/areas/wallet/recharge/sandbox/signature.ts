import { createHmac, timingSafeEqual } from 'node:crypto';

type Fields = Readonly<Record<string, string | number>>;

/** HMAC-SHA256, in hex, over the fields sorted by name, written as a query string. */
export function sign(fields: Fields, secret: string): string {
  return createHmac('sha256', secret).update(canonical(fields), 'utf8').digest('hex');
}

/** Checks a signature in constant time. */
export function isSigned(fields: Fields, signature: string, secret: string): boolean {
  const expected = Buffer.from(sign(fields, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function canonical(fields: Fields): string {
  const pairs = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);
  const query = new URLSearchParams(pairs);
  query.sort();
  return query.toString();
}
