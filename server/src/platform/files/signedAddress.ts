import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a download's address is valid, in s. */
const lifetime = 600;

type Query = Readonly<Record<string, string | undefined>>;

/** An address that its holder may download from for ten minutes, without a session: a browser saves it by itself. */
export function signAddress(path: `/api/${string}`, query: Query, secret: string, now: Date): string {
  const signed = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) signed.set(name, value);
  signed.set('until', String(Math.floor(now.getTime() / 1000) + lifetime));
  signed.sort();
  signed.set('signature', signatureOf(path, signed, secret).toString('hex'));
  return `${path}?${signed.toString()}`;
}

/** Whether an address was signed here, and has not expired. */
export function isSignedAddress(address: URL, secret: string, now: Date): boolean {
  const signed = new URLSearchParams(address.search);
  const signature = signed.get('signature') ?? '';
  const until = signed.get('until') ?? '';
  if (!/^[0-9a-f]{64}$/.test(signature) || !/^\d{1,12}$/.test(until)) return false;
  signed.delete('signature');
  signed.sort();
  const right = timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(address.pathname, signed, secret));
  return right && Number(until) * 1000 > now.getTime();
}

function signatureOf(path: string, query: URLSearchParams, secret: string): Buffer {
  return createHmac('sha256', secret).update(`download ${path}?${query.toString()}`).digest();
}
