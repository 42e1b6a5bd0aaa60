import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkIn } from '@mcy/api/account/checkIn/contract';
import { loginByCode, sendCode } from '@mcy/api/account/entry/contract';
import { readUser } from '@mcy/api/account/profile/contract';
import { drawDaily } from '@mcy/api/boxes/daily/contract';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { type Locale, locales, rules } from '@mcy/api/contract';
import { listIdentityReviews } from '@mcy/api/operator/identity/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestPool } from '../../testing/createTestPool.ts';
import { seedBoxes } from '../../areas/boxes/pools/seedBoxes.ts';
import { createTestDaily } from '../../testing/createTestDaily.ts';
import { type Session, type TestServer, startTestServer } from '../../testing/startTestServer.ts';

const table = readFileSync(resolve(import.meta.dirname, '../../../../docs/errors.md'), 'utf8')
  .split('\n')
  .map((line) => /^\| `(\w+)` \| (\d{3}) \| (.+) \| (.+) \| (.+) \|$/.exec(line))
  .filter((row) => row !== null)
  .map(([, error = '', code = '', vn = '', zh = '', en = '']) => ({
    error,
    code: Number(code),
    words: { vn, zh, en },
  }));

interface Answer {
  code: number;
  error: string;
  msg: string;
}

let server: TestServer;
let rich: Session;
let poor: Session;
let few: string;
let none: string;
beforeAll(async () => {
  server = await startTestServer();
  await seedBoxes(server.db, new Date());
  few = (await createTestPool(server.db, [1, 2])).pool_id;
  none = (await createTestPool(server.db, [1])).pool_id;
  await createTestDaily(server.db);
  [rich, poor] = [await server.registerUser(), await server.registerUser()];
  await server.recharge(rich, 1_000_000);
  await open(rich, none, 1, 'en');
});
afterAll(() => server.close());

function open(session: Session, pool_id: string, count: 1 | 5, lang: Locale) {
  return server.call(openMysteryBox, { pool_id, count, client_seed: 'errors' }, { session, lang });
}

/** Breaks each rule of the table. */
const breaks: Readonly<Record<string, (lang: Locale) => Promise<unknown>>> = {
  malformed_request: async (lang) => {
    const response = await fetch(`${server.url}${loginByCode.path}?lang=${lang}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: '{"sign_in_name":',
    });
    const { data, ...envelope } = (await response.json()) as Answer & { data: object };
    return { ...envelope, ...data };
  },
  insufficient_balance: (lang) => open(poor, few, 1, lang),
  commodity_shortage: (lang) => open(rich, few, 5, lang),
  sold_out: (lang) => open(rich, none, 1, lang),
  daily_draw_done: async (lang) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${rules.vietnamToday(new Date())}T20:00:00+07:00`) });
    try {
      const draw = () => server.call(drawDaily, { client_seed: 'errors' }, { session: rich, lang });
      await draw();
      return await draw();
    } finally {
      vi.useRealTimers();
    }
  },
  wrong_code: async (lang) => {
    const sign_in_name = `${randomUUID()}@example.com`;
    await server.succeed(sendCode, { sign_in_name, purpose: 'sign_in' });
    return server.call(loginByCode, { sign_in_name, code: '000000' }, { lang });
  },
  forbidden: (lang) => server.call(listIdentityReviews, {}, { session: poor, lang }),
  identity_not_approved: (lang) => server.call(checkIn, {}, { session: poor, lang }),
  sign_in_required: (lang) => server.call(readUser, {}, { lang }),
};

describe('the messages of docs/errors.md', () => {
  it('match the rules broken here', () => {
    expect(table.map(({ error }) => error).toSorted()).toEqual(Object.keys(breaks).toSorted());
  });

  it.for(table)('$error has the words of the spec in every language', async ({ error, code, words }) => {
    for (const lang of locales) {
      expect(await breaks[error]?.(lang)).toMatchObject({
        code,
        error,
        msg: expect.stringContaining(words[lang]) as unknown,
      });
    }
  });
});
