import { createHmac, timingSafeEqual } from 'node:crypto';
import { publicFileAddress } from '@mcy/api/system/uploads/contract';
import type { Selectable } from 'kysely';
import type { Tables } from '../db/database.ts';

type StoredFile = Selectable<Tables['file']>;

/** How long a private file's address is valid, in s. */
const lifetime = 600;

/** A file's address: permanent for a public file, signed and valid for 10 minutes for a private one. */
export function fileAddress(
  { file_id, content_type, address_key }: Pick<StoredFile, 'file_id' | 'content_type' | 'address_key'>,
  now: Date,
): string {
  const address = publicFileAddress(file_id, content_type.startsWith('image/') ? 'picture' : 'video');
  if (address_key === null) return address;
  const until = String(Math.floor(now.getTime() / 1000) + lifetime);
  const query = new URLSearchParams({ until, signature: signatureOf(file_id, address_key, until).toString('hex') });
  return `${address}?${query}`;
}

/** Checks that a private file's query was signed here and has not expired. */
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
