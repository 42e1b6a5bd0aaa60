import { describe, expect, it } from 'vitest';
import { lookUp, readIdempotencyKeys, requireIdempotencyKey } from './idempotency.ts';

const call = { method: 'POST', path: '/api/test/buy' } as const;
const header = '0123456789abcdef';
const ciphertext = Buffer.from('encrypted');
const request = { amount: 5 };
const hashesOf = (keys: readonly { hash: Buffer }[]): string[] => keys.map(({ hash }) => hash.toString('hex'));

describe('the keys of a request', () => {
  it.each(['', 'x'.repeat(15), 'x'.repeat(129), 'with a space, and long'])('refuse the header %j', (idempotencyKey) => {
    expect(() => readIdempotencyKeys({ idempotencyKey, ciphertext: null }, call, 'lan', request)).toThrow(
      'idempotency_key_required',
    );
  });

  it.each(['x'.repeat(16), 'A-z_0'.padEnd(128, '9')])('take the header %s', (idempotencyKey) => {
    expect(readIdempotencyKeys({ idempotencyKey, ciphertext: null }, call, 'lan', request)).toHaveLength(1);
  });

  it('are the header’s and the encrypted body’s, in this order', () => {
    const both = readIdempotencyKeys({ idempotencyKey: header, ciphertext }, call, 'lan', request);
    const byHeader = readIdempotencyKeys({ idempotencyKey: header, ciphertext: null }, call, 'lan', request);
    const byBody = readIdempotencyKeys({ idempotencyKey: null, ciphertext }, call, 'lan', request);
    expect(hashesOf(both)).toEqual([...hashesOf(byHeader), ...hashesOf(byBody)]);
    expect(readIdempotencyKeys({ idempotencyKey: null, ciphertext: null }, call, 'lan', request)).toEqual([]);
  });

  it('of a guest’s encrypted body belong to the header that came with it', () => {
    const [, body] = readIdempotencyKeys({ idempotencyKey: header, ciphertext }, call, null, request);
    const [, other] = readIdempotencyKeys({ idempotencyKey: `${header}2`, ciphertext }, call, null, request);
    expect(body?.hash).toEqual(other?.hash);
    expect(body?.fingerprint).not.toEqual(other?.fingerprint);
  });

  it('of a call that needs none are the header’s, else a new one each time', () => {
    const optional = { ...call, keyOptional: true };
    const keys = (idempotencyKey: string | null) =>
      hashesOf(readIdempotencyKeys({ idempotencyKey, ciphertext }, optional, 'lan', request));
    expect(keys(header)).toHaveLength(1);
    expect(keys(header)).toEqual(keys(header));
    expect(keys(null)).toHaveLength(1);
    expect(keys(null)).not.toEqual(keys(null));
  });

  it('are required unless the call says otherwise', () => {
    expect(() => requireIdempotencyKey(null, call)).toThrow('idempotency_key_required');
    requireIdempotencyKey(header, call);
    requireIdempotencyKey(null, { ...call, keyOptional: true });
  });
});

describe('a kept answer', () => {
  const keys = readIdempotencyKeys({ idempotencyKey: header, ciphertext }, call, 'lan', request);
  const keptUnder = (answer: string, under = keys) =>
    under.map(({ hash, fingerprint }) => [hash.toString('hex'), { fingerprint, open: () => answer }] as const);
  const byHash = (found: typeof keys) => new Map(found.map((key) => [key.hash.toString('hex'), key]));

  it('is found under each of its keys', () => {
    const kept = new Map(keptUnder('first'));
    expect(lookUp(kept, keys)).toEqual({ answer: 'first', unknown: new Map() });
    expect(lookUp(kept, keys.slice(1))).toEqual({ answer: 'first', unknown: new Map() });
  });

  it('tells which keys have none yet, and comes from the first that has one', () => {
    const byBody = keptUnder('by body', keys.slice(1));
    expect(lookUp(new Map(), keys)).toEqual({ answer: null, unknown: byHash(keys) });
    expect(lookUp(new Map(byBody), keys)).toEqual({ answer: 'by body', unknown: byHash(keys.slice(0, 1)) });
    const both = new Map([...byBody, ...keptUnder('by header', keys.slice(0, 1))]);
    expect(lookUp(both, keys).answer).toBe('by header');
  });

  it('is refused to another request with its key', () => {
    const kept = new Map(keptUnder('first'));
    const others = readIdempotencyKeys({ idempotencyKey: header, ciphertext: null }, call, 'lan', { amount: 6 });
    expect(() => lookUp(kept, others)).toThrow('idempotency_key_reused');
  });
});
