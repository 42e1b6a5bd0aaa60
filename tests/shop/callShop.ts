import { randomUUID } from 'node:crypto';
import { type Call, type Envelope, type RequestOf, type ResponseOf, envelopeSchema } from '@mcy/api/contract';

/** The caller: the answer to registering or signing in. */
export interface Session {
  token: string;
  pwdVersion: number;
  user: { id: string };
}

/** The shop refused. */
export class Refused extends Error {
  readonly envelope: Envelope<unknown>;

  constructor(call: Call, envelope: Envelope<unknown>) {
    super(`${call.path}: ${envelope.code} ${envelope.msg}`);
    this.envelope = envelope;
  }
}

/**
 * Makes one call over plain HTTP, as any program could, and validates the answer with the contract. Throws `Refused` for an envelope other
 * than 200, and fetch's own error when the server is gone.
 */
export async function callShop<C extends Call>(
  url: string,
  call: C,
  request: RequestOf<C>,
  { session, key = randomUUID() }: { session?: Session; key?: string } = {},
): Promise<ResponseOf<C>> {
  const headers: Record<string, string> =
    session === undefined ? {} : { token: session.token, pwdVersion: String(session.pwdVersion) };
  const query = new URLSearchParams({ lang: 'en' });
  let init: RequestInit = { headers };
  if (call.method === 'POST') {
    headers['Content-Type'] = 'application/json';
    headers['Idempotency-Key'] = key;
    init = { method: 'POST', headers, body: JSON.stringify(request) };
  } else {
    // A GET's request is flat, so it fits into query parameters.
    const parameters = Object.entries(request as Record<string, string | number | undefined>);
    for (const [name, value] of parameters) if (value !== undefined) query.set(name, String(value));
  }
  const response = await fetch(`${url}${call.path}?${query.toString()}`, init);
  const envelope = envelopeSchema.parse(await response.json());
  if (envelope.code !== 200) throw new Refused(call, envelope);
  // The schema's output is the response's type by definition, which the erased generic cannot say.
  return call.response.parse(envelope.data) as ResponseOf<C>;
}
