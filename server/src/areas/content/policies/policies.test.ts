import { randomUUID } from 'node:crypto';
import { type login, register } from '@mcy/api/account/entry/contract';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import {
  acceptAgreement,
  documentTypes,
  listAgreements,
  listPolicies,
  readPolicy,
} from '@mcy/api/content/policies/contract';
import { type ResponseOf, locales } from '@mcy/api/contract';
import { recharge } from '@mcy/api/wallet/recharge/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditDatabase } from '../../../audit.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';
import { agreed } from '../../../testing/agreed.ts';
import { plantCode } from '../../../testing/plantCode.ts';
import { type TestServer, startTestServer } from '../../../testing/startTestServer.ts';
import { agreementChanged, agreementRequired } from './messages.ts';

let server: TestServer;
let pool_id: string;
beforeAll(async () => {
  server = await startTestServer();
  await seedBoxes(server.db, new Date());
  ({ pool_id } = await createTestPool(server.db, [1, 100]));
});
afterAll(() => server.close());
afterEach(async () => expect(await auditDatabase(server.db)).toEqual([]));

const person = () => ({
  sign_in_name: `${randomUUID()}@example.com`,
  nickname: 'Minh Anh',
  password: 'Saobien7',
  birthday: '1990-06-15',
});

/** A user who registered and accepted nothing else. */
async function newcomer(lang: 'vn' | 'zh' | 'en' = 'en'): Promise<ResponseOf<typeof login>> {
  const request = { ...person(), ...agreed };
  const code = await plantCode(server.db, request.sign_in_name, 'register');
  return server.succeed(register, { ...request, code }, { lang });
}

/** A user whose account is older than the agreements. */
async function oldAccount(): Promise<ResponseOf<typeof login>> {
  const session = await newcomer();
  await sql`alter table agreement_acceptance disable trigger refuse_change`.execute(server.db);
  await server.db.deleteFrom('agreement_acceptance').where('user_id', '=', session.user.id).execute();
  await sql`alter table agreement_acceptance enable trigger refuse_change`.execute(server.db);
  return session;
}

const rowsOf = (session: ResponseOf<typeof login>) =>
  server.db.selectFrom('agreement_acceptance').selectAll().where('user_id', '=', session.user.id).execute();

describe('a policy', () => {
  it.each(documentTypes)('%s is available in three languages, with its version and date', async (type) => {
    const titles = new Set<string>();
    for (const lang of locales) {
      const policy = await server.succeed(readPolicy, { type }, { lang });
      expect(policy).toMatchObject({ type, version: 1, current: true, locale: lang });
      expect(policy.versions).toEqual([{ version: 1, effective_from: policy.effective_from }]);
      expect(policy.sections.length).toBeGreaterThan(5);
      titles.add(policy.title);
    }
    expect(titles.size).toBe(3);
  });

  it('is available by version, and an unknown version is not found', async () => {
    expect(await server.succeed(readPolicy, { type: 'user', version: 1 })).toMatchObject({ version: 1 });
    expect(await server.call(readPolicy, { type: 'user', version: 999 })).toMatchObject({
      code: 404,
      error: 'policy_not_found',
    });
    for (const version of [0, -1, 1.5, 10 ** 18]) {
      expect((await server.call(readPolicy, { type: 'user', version })).ok).toBe(false);
    }
  });

  it('is cached by browsers for a while, and they ask each time whether the list of versions changed', async () => {
    const caching = async (path: string) => (await fetch(`${server.url}${path}`)).headers.get('Cache-Control');
    expect(await caching('/api/content/policy?type=user')).toBe('public, max-age=300');
    expect(await caching('/api/content/policies')).toBe('public, no-cache');
  });

  it('is listed with its current version', async () => {
    const { rows } = await server.succeed(listPolicies, {}, { lang: 'en' });
    expect(rows.map(({ type }) => type)).toEqual(documentTypes);
    expect(rows[0]).toMatchObject({ type: 'user', version: 1, title: 'User agreement' });
  });
});

describe('registering', () => {
  it.each(locales)('stores the version that was shown, and the language (%s)', async (lang) => {
    const session = await newcomer(lang);
    expect(await rowsOf(session)).toEqual([
      { user_id: session.user.id, type: 'user', version: 1, accepted_at: expect.any(Date) as Date, locale: lang },
    ]);
  });

  it.each(locales)('refuses an outdated version, and the code stays valid (%s)', async (lang) => {
    const request = { ...person(), ...agreed };
    const code = await plantCode(server.db, request.sign_in_name, 'register');
    const stale = { ...request, code, agreement_version: request.agreement_version + 1 };
    expect(await server.call(register, stale, { lang })).toMatchObject({
      code: 422,
      error: 'agreement_changed',
      field: 'agreement',
      msg: agreementChanged[lang],
    });
    await server.succeed(register, { ...request, code }, { lang });
  });
});

describe('accepting', () => {
  it('is stored once, confirmed, and changes nothing when repeated', async () => {
    const session = await newcomer();
    const before = await server.succeed(listAgreements, {}, { session });
    expect(before.rows).toMatchObject([
      { type: 'user', version: 1, accepted: { version: 1, locale: 'en' } },
      { type: 'purchase', version: 1, accepted: null },
    ]);
    const answer = await server.succeed(acceptAgreement, { type: 'purchase', version: 1 }, { session, lang: 'zh' });
    expect(answer).toMatchObject({ type: 'purchase', accepted: { version: 1, locale: 'zh' } });
    const again = await server.succeed(acceptAgreement, { type: 'purchase', version: 1 }, { session, lang: 'vn' });
    expect(again).toEqual(answer);
    expect(await rowsOf(session)).toHaveLength(2);
  });

  it('refuses an outdated version', async () => {
    const session = await newcomer();
    expect(await server.call(acceptAgreement, { type: 'purchase', version: 2 }, { session })).toMatchObject({
      code: 422,
      error: 'agreement_changed',
    });
    expect(await rowsOf(session)).toHaveLength(1);
  });

  it('cannot be changed or taken back in the database', async () => {
    const session = await newcomer();
    const own = server.db.updateTable('agreement_acceptance').where('user_id', '=', session.user.id);
    await expect(own.set({ version: 2 }).execute()).rejects.toThrow(/never changed/);
    const gone = server.db.deleteFrom('agreement_acceptance').where('user_id', '=', session.user.id);
    await expect(gone.execute()).rejects.toThrow(/never changed/);
    await expect(sql`truncate agreement_acceptance`.execute(server.db)).rejects.toThrow(/never changed/);
  });
});

describe('paying', () => {
  const box = (count: 1 | 5) => ({ pool_id, count, client_seed: 'policies' });

  it.each(locales)('is refused until the purchase agreement is accepted, and then never again (%s)', async (lang) => {
    const session = await newcomer();
    const refused = {
      code: 422,
      error: 'agreement_required',
      msg: agreementRequired.purchase[lang],
      text: expect.stringContaining('"agreement":{"type":"purchase","version":1}') as string,
    };
    expect(await server.call(recharge, { amount: 100_000 }, { session, lang })).toMatchObject(refused);
    expect(await server.call(openMysteryBox, box(1), { session, lang })).toMatchObject(refused);
    const payments = server.db.selectFrom('payment').selectAll().where('user_id', '=', session.user.id);
    expect(await payments.execute()).toEqual([]);
    await server.succeed(acceptAgreement, { type: 'purchase', version: 1 }, { session });
    await server.recharge(session, 1_000_000);
    await server.succeed(openMysteryBox, box(1), { session });
    await server.succeed(openMysteryBox, box(5), { session });
  });

  it('is refused for an older account until the user agreement is accepted too', async () => {
    const session = await oldAccount();
    expect(await server.succeed(listAgreements, {}, { session })).toMatchObject({
      rows: [{ accepted: null }, { accepted: null }],
    });
    const pay = () => server.call(recharge, { amount: 100_000 }, { session, lang: 'en' });
    expect(await pay()).toMatchObject({ error: 'agreement_required', msg: agreementRequired.user.en });
    await server.succeed(acceptAgreement, { type: 'user', version: 1 }, { session });
    expect(await pay()).toMatchObject({ error: 'agreement_required', msg: agreementRequired.purchase.en });
    await server.succeed(acceptAgreement, { type: 'purchase', version: 1 }, { session });
    expect(await pay()).toMatchObject({ ok: true });
  });

  it('asks again once a new version takes effect', async () => {
    const session = await oldAccount();
    const { user_id } = { user_id: session.user.id };
    const accepted = { user_id, version: 2, accepted_at: new Date(), locale: 'vn' } as const;
    // Stands in for an older version.
    await server.db
      .insertInto('agreement_acceptance')
      .values([
        { ...accepted, type: 'user' },
        { ...accepted, type: 'purchase' },
      ])
      .execute();
    expect(await server.call(recharge, { amount: 100_000 }, { session })).toMatchObject({
      error: 'agreement_required',
    });
  });
});
