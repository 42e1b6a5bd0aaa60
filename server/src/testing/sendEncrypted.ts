import { type Call, envelopeSchema } from '@mcy/api/contract';
import * as z from 'zod/mini';
import { decrypt, encrypt } from '../platform/http/encryption.ts';
import type { Session, TestServer } from './startTestServer.ts';

const answerSchema = z.extend(envelopeSchema, { data: z.looseObject({}) });

/** Encrypts a body as a client does (spec §7): different bytes each time, even for the same request. */
export function encryptBody({ config }: Pick<TestServer, 'config'>, request: object): string {
  const timestamp = Math.floor(Date.now() / 1000);
  return encrypt(JSON.stringify({ ...request, timestamp }), config.appSecret);
}

/** Sends an already encrypted body, as an eavesdropper could, and reads the answer. */
export async function sendEncrypted(
  { url, config }: Pick<TestServer, 'url' | 'config'>,
  { path }: Pick<Call, 'path'>,
  body: string,
  { session, key }: { session?: Session; /** The Idempotency-Key; absent by default. */ key?: string } = {},
) {
  const response = await fetch(`${url}${path}?lang=en`, {
    method: 'POST',
    headers: {
      'Content-Type': 'text/plain',
      ...(session && { token: session.token, pwdVersion: String(session.pwdVersion) }),
      ...(key !== undefined && { 'Idempotency-Key': key }),
    },
    body,
  });
  const text = decrypt(await response.text(), config.appSecret) ?? '';
  return { text, ...answerSchema.parse(JSON.parse(text)) };
}
