import type { Config } from '../config/config.ts';
import { decrypt, ciphertextOf } from './encryption.ts';
import { malformedRequest, staleRequest } from './messages.ts';
import { Refusal } from './Refusal.ts';

/** Allowed difference between an encrypted request's timestamp and the server's clock, in seconds. */
const timestampTolerance = 300;

/** A POST body as sent, not yet validated. */
export interface Body {
  value: unknown;
  /** Fingerprint of an encrypted body; null for plain JSON. An encrypted body gets an encrypted answer. */
  ciphertext: Buffer | null;
}

/** Reads a body: JSON, or encrypted JSON as `text/plain`. Every unreadable one gets the same `malformed_request` refusal. */
export function readBody(text: string, encrypted: boolean, config: Pick<Config, 'appSecret'>): Body {
  const sent = text.trim();
  const plain = encrypted ? decrypt(sent, config.appSecret) : text;
  const value = plain === null ? undefined : parse(plain);
  if (value === undefined || !isStorable(value)) {
    throw new Refusal({ error: 'malformed_request', message: malformedRequest });
  }
  return { value, ciphertext: encrypted ? ciphertextOf(sent) : null };
}

/** Strips an encrypted request's timestamp (spec §7). Refuses `stale_request` when it is absent or too far from the server's clock. */
export function withoutTimestamp(value: unknown, now: Date): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { timestamp, ...request } = value as Record<string, unknown>;
  const distance = typeof timestamp === 'number' ? Math.abs(now.getTime() / 1000 - timestamp) : Infinity;
  if (!(distance <= timestampTolerance)) throw new Refusal({ error: 'stale_request', message: staleRequest });
  return request;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const deepestNesting = 32;

/** Checks that every text can be stored: PostgreSQL rejects NUL and half a surrogate pair, and JSON can spell both. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth === deepestNesting) return false;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner, depth + 1));
}
