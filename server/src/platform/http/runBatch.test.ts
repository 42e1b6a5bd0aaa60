import { randomUUID } from 'node:crypto';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { readConfig } from '../config/config.ts';
import type { OpenDatabase } from '../db/openDatabase.ts';
import type { Batch, BatchHandler } from './Batch.ts';
import { readIdempotencyKeys, readKept } from './idempotency.ts';
import { Refusal } from './Refusal.ts';
import { type BatchedRequest, runBatch } from './runBatch.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const user_id = randomUUID();
const call = { ...openMysteryBox, response: z.object({ drawn: z.number() }) };
const drawn = { drawn: 1 };

function requestOf(idempotencyKey: string = randomUUID()): BatchedRequest {
  const request = { pool_id: randomUUID(), count: 1, client_seed: 'a seed' };
  const keys = readIdempotencyKeys({ idempotencyKey, ciphertext: null }, call, user_id, {});
  const caller = { user_id, role: 'user', session_id: randomUUID() };
  return { request, keys, caller, locale: 'en', now: new Date(), request_id: randomUUID(), page_id: null } as never;
}

/** Runs requests with a handler that decides so. */
function run(requests: readonly BatchedRequest[], decide: Batch['decide'], committed?: () => void) {
  const handler: BatchHandler = {
    claims: () => [],
    begin: () => Promise.resolve({ decide, write: () => {}, ...(committed && { committed }) }),
  };
  const services = { db: database.db, config: readConfig({}), log: pino({ level: 'silent' }) };
  return runBatch({ call, handler }, requests, services);
}

const keptOf = ({ keys }: BatchedRequest) => readKept(database.db, keys);

describe('a batch', () => {
  it('fails as a whole when an order fails by anything but a refusal', async () => {
    const [good, bad] = [requestOf(), requestOf()];
    const broken = run([good, bad], (order) => {
      if (order === bad) throw new TypeError('a fault of ours');
      return drawn;
    });
    await expect(broken).rejects.toThrow('a fault of ours');
    expect((await keptOf(good)).size).toBe(0);
  });

  it('says that it is committed once it is, and never when it failed', async () => {
    const request = requestOf();
    const committed = vi.fn<() => void>();
    const broken = run(
      [requestOf()],
      () => {
        throw new Error('late');
      },
      committed,
    );
    await expect(broken).rejects.toThrow('late');
    expect(committed).not.toHaveBeenCalled();
    await run([request], () => drawn, committed);
    expect(committed).toHaveBeenCalledOnce();
    expect((await keptOf(request)).size).toBe(1);
  });

  it('keeps a refusal under its key, but none that asks to come again', async () => {
    const [poor, guest] = [requestOf(), requestOf()];
    const outcomes = await run([poor, guest], (order) => {
      throw new Refusal({
        error: order === poor ? 'insufficient_balance' : 'sign_in_required',
        message: { vn: '', zh: '', en: '' },
      });
    });
    expect(outcomes.get(guest)).toBeInstanceOf(Refusal);
    expect((await keptOf(poor)).size).toBe(1);
    expect((await keptOf(guest)).size).toBe(0);
  });

  it('puts an order with another one’s key off to the next batch, which repeats the answer', async () => {
    const key = randomUUID();
    const [first, again] = [requestOf(key), requestOf(key)];
    const decide = vi.fn<Batch['decide']>(() => drawn);
    const outcomes = await run([first, again], decide);
    expect([...outcomes.keys()]).toEqual([first]);
    const repeats = [again, requestOf(key), requestOf(key)];
    const repeated = await run(repeats, decide);
    for (const repeat of repeats) expect(repeated.get(repeat)).toEqual(outcomes.get(first));
    expect(decide).toHaveBeenCalledOnce();
  });
});
