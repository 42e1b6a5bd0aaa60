import { createHmac, timingSafeEqual } from 'node:crypto';
import { publicFileAddress } from '@mcy/api/system/uploads/contract';
import type { Selectable } from 'kysely';
import type { Tables } from '../db/database.ts';

type StoredFile = Selectable<Tables['file']>;

/** How long the address of a private file is good, in s. */
const lifetime = 600;

/** Where a file is served: a public one for good, a private one for 10 minutes to whoever was given the address. */
export function fileAddress(
  { file_id, purpose, address_key }: Pick<StoredFile, 'file_id' | 'purpose' | 'address_key'>,
  now: Date,
): string {
  const address = publicFileAddress(file_id, purpose);
  if (address_key === null) return address;
  const until = String(Math.floor(now.getTime() / 1000) + lifetime);
  const query = new URLSearchParams({ until, signature: signatureOf(file_id, address_key, until).toString('hex') });
  return `${address}?${query}`;
}

/** Whether the query of a private file's address was signed here and is still good. */
export function isSigned(
  { file_id, address_key }: Pick<StoredFile, 'file_id' | 'address_key'>,
  { until = '', signature = '' }: Readonly<Record<string, string>>,
  now: Date,
): boolean {
  if (address_key === null || !/^\d{1,12}$/.test(until) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const right = timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(file_id, address_key, until));
  return right && Number(until) * 1000 > now.getTime();
}

function signatureOf(file_id: string, address_key: Buffer, until: string): Buffer {
  return createHmac('sha256', address_key).update(`${file_id} ${until}`).digest();
}
