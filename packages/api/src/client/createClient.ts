import type * as z from 'zod/mini';
import type { Call } from '../contract/defineCall.ts';
import { askHeader } from '../contract/askHeader.ts';
import { type Envelope, envelopeCode, envelopeSchema, failureDataSchema } from '../contract/envelope.ts';
import { pageHeader } from '../contract/live.ts';
import type { Locale } from '../contract/locale.ts';
import { readEncryptionSwitch } from '../system/frame/contract.ts';
import { ApiError } from './ApiError.ts';
import { createAttempts } from './createAttempts.ts';
import { createEncryptionSwitch } from './createEncryptionSwitch.ts';
import { createPageId, type PageId } from './createPageId.ts';
import { type Answer, exchange } from './exchange.ts';
import { NetworkError } from './NetworkError.ts';
import { readJson } from './readJson.ts';

/** The session as stored on the device (spec §3). */
export interface ClientSession {
  token: string;
  pwdVersion: number;
  user: { id: string };
}

export interface ClientOptions {
  /** The body encryption secret, shared with the server. */
  appSecret: string;
  locale: () => Locale;
  session: () => ClientSession | null;
  /** The device key; rate limits tell devices apart by it. */
  device?: () => string;
  /** The server refused this token: forget it unless it was already replaced (spec §4). */
  onTokenRefused: (token: string) => void;
  /** True while a call that shows it is pending. */
  onLoadingChange?: (loading: boolean) => void;
  /** The server's origin, without a path; empty for same-origin. */
  origin?: string;
  fetch?: typeof fetch;
}

export interface CallOptions {
  /** Aborts the call. */
  signal?: AbortSignal;
  /** Shows the loading indicator (spec §7). */
  loading?: boolean;
  /** The Idempotency-Key, for a POST whose caller keeps it. */
  key?: string | undefined;
  /** Only asks for the answer that a POST got under its key: see `askHeader`. */
  asks?: boolean;
  /** Hears which topics a POST touched, before its answer; null when the answer does not say. */
  onTouched?: (topics: readonly string[] | null) => void;
}

export interface Client {
  /** Makes a call and returns its validated response. Throws `ApiError` or `NetworkError`. */
  call: <Request extends z.ZodMiniObject, Response extends z.ZodMiniType>(
    call: Call<Request, Response>,
    request: z.input<Request>,
    options?: CallOptions,
  ) => Promise<z.output<Response>>;
  /** What uploads share with calls: see `useUpload`. */
  transport: Pick<ClientOptions, 'locale' | 'session' | 'onTokenRefused' | 'origin'>;
  /** Which of the user's open pages this is: the live stream is asked for under it. */
  pageId: Omit<PageId, 'renew'>;
}

/** The transport of spec §7: language, session headers, timeout, envelope, encryption, idempotency. */
export function createClient(options: ClientOptions): Client {
  const attempts = createAttempts();
  const isEncryptionOn = createEncryptionSwitch(() => call(readEncryptionSwitch, {}));
  const fetchAnswer = options.fetch ?? fetch;
  const pageId = createPageId();
  let loadingCalls = 0;
  /** Server clock minus device clock, in ms; learned when the server refuses a timestamp. */
  let clockOffset = 0;

  async function call<Request extends z.ZodMiniObject, Response extends z.ZodMiniType>(
    made: Call<Request, Response>,
    request: z.input<Request>,
    how: CallOptions = {},
  ): Promise<z.output<Response>> {
    const { signal, loading = false } = how;
    if (loading) countLoading(1);
    try {
      const data = made.method === 'GET' ? await get(made, request, signal) : await post(made, request, how);
      const response = made.response.safeParse(data);
      if (response.success) return response.data;
      throw new NetworkError('unreadable', response.error);
    } finally {
      if (loading) countLoading(-1);
    }
  }

  async function get(made: Call, request: object, signal: AbortSignal | undefined): Promise<unknown> {
    const headers = sessionHeaders();
    const answer = await exchange(fetchAnswer, addressOf(made, request), { method: 'GET', headers, signal });
    return dataOf(made, await envelopeOf(answer), headers.token);
  }

  async function post(
    made: Call,
    request: object,
    { signal, key, asks = false, onTouched }: CallOptions,
  ): Promise<unknown> {
    const actor = actorOf(made);
    const plain = JSON.stringify(request);
    const headers = {
      ...sessionHeaders(),
      ...(options.device && { device: options.device() }),
      // A caller that does not hear what was touched learns it from the stream.
      ...(onTouched && { [pageHeader]: pageId.read() }),
      'Idempotency-Key': key ?? attempts.begin(actor, plain),
      ...(asks && { [askHeader]: '1' }),
    };
    const encrypted = await isEncryptionOn();

    async function send(): Promise<Pick<Answer, 'serverTime' | 'touched'> & { envelope: Envelope<unknown> }> {
      const answer = await exchange(fetchAnswer, addressOf(made), {
        method: 'POST',
        headers: { ...headers, 'Content-Type': encrypted ? 'text/plain' : 'application/json' },
        body: encrypted ? await encryptBody(request) : plain,
        signal,
      });
      return { ...answer, envelope: await envelopeOf(answer) };
    }

    try {
      let reply = await send();
      if (isStale(reply.envelope) && reply.serverTime !== null) {
        clockOffset = reply.serverTime - Date.now();
        reply = await send();
      }
      const data = dataOf(made, reply.envelope, headers.token);
      attempts.settle(actor, plain);
      onTouched?.(reply.touched);
      return data;
    } catch (error) {
      if (error instanceof ApiError && error.decided) attempts.settle(actor, plain);
      else if (onTouched) pageId.renew();
      throw error;
    }
  }

  function addressOf(made: Call, request: object = {}): string {
    const query = new URLSearchParams({ lang: options.locale() });
    for (const [name, value] of Object.entries(request)) {
      if (value !== undefined) query.set(name, String(value));
    }
    return `${options.origin ?? ''}${made.path}?${query}`;
  }

  function sessionHeaders(): { token?: string; pwdVersion?: string } {
    const session = options.session();
    return session ? { token: session.token, pwdVersion: String(session.pwdVersion) } : {};
  }

  /** User and call of an attempt: another user never repeats it. */
  function actorOf(made: Call): string {
    return `${options.session()?.user.id ?? 'guest'} ${made.path}`;
  }

  async function encryptBody(request: object): Promise<string> {
    const timestamp = Math.floor((Date.now() + clockOffset) / 1000);
    const { encrypt } = await import('./encryption.ts');
    return encrypt(JSON.stringify({ ...request, timestamp }), options.appSecret);
  }

  async function envelopeOf(answer: Answer): Promise<Envelope<unknown>> {
    try {
      const text = answer.encrypted
        ? (await import('./encryption.ts')).decrypt(answer.text, options.appSecret)
        : answer.text;
      const envelope = envelopeSchema.parse(readJson(text, options.origin));
      if (!answer.ok && isSuccess(envelope))
        throw new Error('The status reports failure, but the envelope reports success.');
      return envelope;
    } catch (error) {
      throw new NetworkError('unreadable', error);
    }
  }

  function dataOf(made: Call, envelope: Envelope<unknown>, token: string | undefined): unknown {
    if (isSuccess(envelope)) return envelope.data ?? {};
    if (envelope.code === envelopeCode.signInRequired && token !== undefined) options.onTokenRefused(token);
    throw new ApiError({ ...envelope, role: made.role });
  }

  function countLoading(change: 1 | -1): void {
    const before = loadingCalls > 0;
    loadingCalls += change;
    const after = loadingCalls > 0;
    if (before !== after) options.onLoadingChange?.(after);
  }

  return { call, transport: options, pageId };
}

/** 204 counts as success beside 200 (spec §8). */
function isSuccess(envelope: Envelope<unknown>): boolean {
  return envelope.code === envelopeCode.ok || envelope.code === envelopeCode.noContent;
}

/** The server refused the timestamp of an encrypted body: this device's clock is wrong. */
function isStale(envelope: Envelope<unknown>): boolean {
  return failureDataSchema.safeParse(envelope.data).data?.error === 'stale_request';
}
