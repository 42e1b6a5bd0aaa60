import { touchedHeader } from '../contract/live.ts';
import { NetworkError } from './NetworkError.ts';

/** Time limit for a request and its answer together (spec §9). */
const requestTimeout = 60_000;

/** A complete answer from the wire. */
export interface Answer {
  /** A status from 200 to 299. */
  ok: boolean;
  text: string;
  /** Encrypted answers are `text/plain` (spec §7). */
  encrypted: boolean;
  /** The server's clock, in ms since 1970; null without a date. */
  serverTime: number | null;
  /** The topics that the call touched; null when the answer does not say. */
  touched: readonly string[] | null;
}

/**
 * Makes one request and reads its answer, within 60 s. Throws `NetworkError`, or the signal's reason when the caller
 * aborts.
 */
export async function exchange(
  fetchAnswer: typeof fetch,
  url: string,
  request: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string; signal?: AbortSignal | undefined },
): Promise<Answer> {
  const { signal, ...init } = request;
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), requestTimeout);
  try {
    const response = await fetchAnswer(url, {
      ...init,
      signal: signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal,
    });
    return {
      ok: response.ok,
      text: await response.text(),
      encrypted: response.headers.get('content-type')?.startsWith('text/plain') ?? false,
      serverTime: timeOf(response.headers.get('date')),
      touched: response.headers.get(touchedHeader)?.split(/, */).filter(Boolean) ?? null,
    };
  } catch (error) {
    signal?.throwIfAborted();
    throw new NetworkError(timeout.signal.aborted ? 'timeout' : 'unreachable', error);
  } finally {
    clearTimeout(timer);
  }
}

function timeOf(date: string | null): number | null {
  const time = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(time) ? null : time;
}
