import { createHash } from 'node:crypto';
import { type Encoding, compress } from './compress.ts';

/** An answer that many get. */
export interface KeptAnswer {
  envelope: string;
  /** The same for the same answer, in every process. */
  etag: string;
  /** What goes over the wire; each encoding is made once. */
  bodyIn: (encoding: Encoding) => Promise<Uint8Array>;
  /** How much memory it takes at most. */
  bytes: number;
}

/** Keeps an envelope with what its requests share. */
export function keepEnvelope(envelope: string): KeptAnswer {
  const body = Buffer.from(envelope, 'utf8');
  const made = new Map<Encoding, Promise<Uint8Array>>();
  return {
    envelope,
    // Weak: one tag for every encoding.
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    bodyIn: (encoding) => {
      const known = made.get(encoding) ?? compress(body, encoding);
      made.set(encoding, known);
      return known;
    },
    // The text with two bytes a character, its bytes, and less than as much again compressed.
    bytes: 2 * envelope.length + 2 * body.length,
  };
}
