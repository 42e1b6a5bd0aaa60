import { randomUUID } from 'node:crypto';
import * as identityContract from '@mcy/api/account/identity/contract';
import * as noticesContract from '@mcy/api/account/notices/contract';
import { avatarUpload } from '@mcy/api/account/profile/contract';
import { type RequestOf, locales, ruleMessages } from '@mcy/api/contract';
import * as operator from '@mcy/api/operator/identity/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditDatabase } from '../../../audit.ts';
import { fileNotFound } from '../../../platform/files/messages.ts';
import { ownReview, reviewDecided, reviewNotFound } from '../../operator/identity/messages.ts';
import { sendUpload } from '../../../testing/sendUpload.ts';
import { type Session, type TestServer, startTestServer } from '../../../testing/startTestServer.ts';
import { documentTaken, identityUnderReview, identityVerified, reasonWords } from './messages.ts';
import { plantFile, registerOperator, testIdentity } from '../../../testing/testIdentity.ts';

type Owner = Session & { user_id: string };
type Request = RequestOf<typeof identityContract.submitIdentity>;

let server: TestServer;
let reviewer: Owner;
beforeAll(async () => {
  server = await startTestServer();
  reviewer = await registerOperator(server);
});
afterAll(() => server.close());

const read = async (session: Owner) => (await server.succeed(identityContract.readIdentity, {}, { session })).review;
const reviewOf = async ({ user_id }: Owner): Promise<string> =>
  (
    await server.db
      .selectFrom('identity_review')
      .select('review_id')
      .where('user_id', '=', user_id)
      .orderBy('review_id', 'desc')
      .executeTakeFirstOrThrow()
  ).review_id;

async function submit(session: Owner, changes: Partial<Request> = {}): Promise<Request> {
  const request = await testIdentity(server.db, session.user_id, changes);
  await server.succeed(identityContract.submitIdentity, request, { session });
  return request;
}

async function decide(
  session: Owner,
  decision: 'successful' | 'failed' | 'rejected',
  given: { reason?: 'face' | 'other'; note?: string } = {},
) {
  const request = { review_id: await reviewOf(session), decision, reason: null, note: null, ...given };
  return server.succeed(operator.reviewIdentity, request, { session: reviewer });
}

describe('requesting verification', () => {
  it('puts it under review and shows only the last digits of the number', async () => {
    const session = await server.registerUser();
    expect(await read(session)).toBeNull();
    const request = await testIdentity(server.db, session.user_id, { number: '0010 9012 3456' });
    const { review } = await server.succeed(identityContract.submitIdentity, request, { session });
    expect(review).toMatchObject({
      state: 'under_review',
      full_name: 'Nguyễn Minh Anh',
      kind: 'citizen_card',
      number_end: '3456',
      birthday: '1990-06-15',
      reason: null,
      reviewed_at: null,
    });
    expect(await read(session)).toEqual(review);
    const rows = await server.db.selectFrom('identity_review').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('001090123456');
    expect(await server.call(identityContract.readIdentity, {})).toMatchObject({ code: 401 });
  });

  it.for([
    ['number', { number: '123' }, 'vietnamese_id'],
    ['number', { kind: 'passport', number: '??' }, 'passport_number'],
    ['birthday', { birthday: '1991-06-15' }, 'document_birthday'],
    ['birthday', { birthday: '2015-06-15' }, 'adult'],
    ['full_name', { full_name: '<script>' }, 'full_name'],
    ['back_file', { back_file: null }, 'required'],
  ] as const)('is refused for its %s: %o', async ([field, wrong, rule]) => {
    const session = await server.registerUser();
    const request = { ...(await testIdentity(server.db, session.user_id)), ...wrong };
    for (const lang of locales) {
      expect(await server.call(identityContract.submitIdentity, request, { session, lang })).toMatchObject({
        code: 422,
        error: rule,
        field,
        msg: ruleMessages[rule][lang],
      });
    }
    expect(await read(session)).toBeNull();
  });

  it('accepts only the caller’s own pictures, uploaded for it', async () => {
    const [session, stranger] = [await server.registerUser(), await server.registerUser()];
    const wrong = [
      await plantFile(server.db, stranger.user_id),
      await plantFile(server.db, session.user_id, avatarUpload),
      randomUUID(),
    ];
    for (const face_file of wrong) {
      const request = await testIdentity(server.db, session.user_id, { face_file });
      expect(await server.call(identityContract.submitIdentity, request, { session })).toMatchObject({
        code: 422,
        error: 'file_not_found',
        field: 'face_file',
        msg: fileNotFound.en,
      });
    }
    expect(await read(session)).toBeNull();
  });

  it('allows one account per document, and one request at a time', async () => {
    const [session, other] = [await server.registerUser(), await server.registerUser()];
    const { number } = await submit(session);
    for (const lang of locales) {
      const again = await testIdentity(server.db, session.user_id);
      expect(await server.call(identityContract.submitIdentity, again, { session, lang })).toMatchObject({
        error: 'identity_under_review',
        msg: identityUnderReview[lang],
      });
      const same = await testIdentity(server.db, other.user_id, { number });
      expect(await server.call(identityContract.submitIdentity, same, { session: other, lang })).toMatchObject({
        error: 'document_taken',
        field: 'number',
        msg: documentTaken[lang],
      });
    }
    await decide(session, 'successful');
    const third = await testIdentity(server.db, session.user_id);
    expect(await server.call(identityContract.submitIdentity, third, { session })).toMatchObject({
      error: 'identity_verified',
      msg: identityVerified.en,
    });
    expect(await server.call(identityContract.submitIdentity, { ...third, number }, { session: other })).toMatchObject({
      error: 'document_taken',
    });
  });

  it('can be repeated after a failure or rejection, and frees the document', async () => {
    const [session, other] = [await server.registerUser(), await server.registerUser()];
    const { number } = await submit(session);
    await decide(session, 'failed');
    expect(await read(session)).toMatchObject({ state: 'failed', reason: null });
    await submit(session, { number });
    await decide(session, 'rejected', { reason: 'face' });
    await submit(other, { number });
    expect(await read(session)).toMatchObject({ state: 'rejected', reason: reasonWords.face.en });
  });
});

describe('an operator', () => {
  it('reads pending requests, oldest first, with photos at expiring addresses, and decides each once', async () => {
    const session = await server.registerUser('Lan Phương');
    const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#3050a0' } })
      .png()
      .toBuffer();
    const files: string[] = [];
    for (let count = 0; count < 3; count++) {
      const sent = { token: session.token, purpose: 'identity', file: picture } as const;
      files.push(String((await sendUpload(server.url, sent)).data['file_id']));
    }
    const [front_file = '', back_file = '', face_file = ''] = files;
    const { number } = await submit(session, { front_file, back_file, face_file });
    const review_id = await reviewOf(session);
    const { rows } = await server.succeed(operator.listIdentityReviews, { limit: 50 }, { session: reviewer });
    expect(rows.at(-1)).toMatchObject({ review_id, nickname: 'Lan Phương', state: 'under_review' });
    expect(rows.map((row) => row.review_id)).toEqual(rows.map((row) => row.review_id).toSorted());

    const shown = await server.succeed(operator.readIdentityReview, { review_id }, { session: reviewer });
    expect(shown).toMatchObject({ number, account_birthday: '1990-06-15', reviewed_by: null });
    expect(shown.photos.map(({ side }) => side)).toEqual(['front', 'back', 'face']);
    for (const { url } of shown.photos) expect((await fetch(`${server.url}${url}`)).status).toBe(200);

    const decided = await decide(session, 'rejected', { reason: 'other', note: 'Ảnh chụp lại từ màn hình.' });
    expect(decided).toMatchObject({
      state: 'rejected',
      number: number.slice(-4),
      photos: [],
      reason: 'Ảnh chụp lại từ màn hình.',
      reviewed_by: 'Ban Quản Trị',
    });
    const log = server.db.selectFrom('operator_log').selectAll().where('subject_id', '=', review_id);
    expect(await log.execute()).toMatchObject([
      {
        operator_id: reviewer.user_id,
        action: 'identity_review',
        detail: { decision: 'rejected', reason: 'other', note: 'Ảnh chụp lại từ màn hình.' },
      },
    ]);
    const told = await server.succeed(noticesContract.listNotifications, {}, { session, lang: 'vn' });
    expect(told.rows[0]).toMatchObject({
      kind: 'identity_reviewed',
      leads_to: { address: '/pages/home/shiming' },
      title: 'Hồ sơ xác minh bị từ chối',
      body: 'Ảnh chụp lại từ màn hình. Vui lòng điền lại hồ sơ.',
    });
    const again = { review_id, decision: 'successful', reason: null, note: null } as const;
    for (const lang of locales) {
      expect(await server.call(operator.reviewIdentity, again, { session: reviewer, lang })).toMatchObject({
        error: 'review_decided',
        msg: reviewDecided[lang],
      });
    }
  });

  it('gives a reason for a rejection, in words when no other fits', async () => {
    const session = await server.registerUser();
    await submit(session);
    const request = { review_id: await reviewOf(session), decision: 'rejected', note: null } as const;
    for (const [reason, field] of [
      [null, 'reason'],
      ['other', 'note'],
    ] as const) {
      const answer = await server.call(operator.reviewIdentity, { ...request, reason }, { session: reviewer });
      expect(answer).toMatchObject({ code: 422, error: 'required', field });
    }
    expect(await read(session)).toMatchObject({ state: 'under_review' });
  });

  it('cannot decide their own or a missing one, and nobody else can decide', async () => {
    const own = await registerOperator(server);
    await submit(own);
    const decision = { decision: 'successful', reason: null, note: null } as const;
    const request = { review_id: await reviewOf(own), ...decision };
    expect(await server.call(operator.reviewIdentity, request, { session: own })).toMatchObject({
      error: 'own_review',
      msg: ownReview.en,
    });
    const missing = { review_id: randomUUID(), ...decision };
    expect(await server.call(operator.reviewIdentity, missing, { session: reviewer })).toMatchObject({
      code: 404,
      error: 'review_not_found',
      msg: reviewNotFound.en,
    });
    const player = await server.registerUser();
    for (const [call, input] of [
      [operator.listIdentityReviews, {}],
      [operator.readIdentityReview, { review_id: request.review_id }],
      [operator.reviewIdentity, request],
    ] as const) {
      expect(await server.call(call, input, { session: player })).toMatchObject({ code: 403, error: 'forbidden' });
    }
  });

  it('pages through requests, decided ones too', async () => {
    const list = (request: RequestOf<typeof operator.listIdentityReviews>) =>
      server.succeed(operator.listIdentityReviews, request, { session: reviewer });
    for (const state of ['under_review', 'rejected'] as const) {
      const all = (await list({ state, limit: 50 })).rows;
      const first = await list({ state, limit: 1 });
      const second = await list({ state, limit: 50, cursor: first.next_cursor ?? '' });
      expect([...first.rows, ...second.rows]).toEqual(all);
      expect(all.length).toBeGreaterThan(1);
    }
  });
});

describe('the database', () => {
  it.for([
    ['a revoked decision', { state: 'under_review', reviewed_at: null }],
    ['another name under it', { full_name: 'Somebody Else' }],
  ] as const)('refuses %s', async ([_name, changes]) => {
    const decided = server.db.updateTable('identity_review').set(changes).where('state', '=', 'successful');
    await expect(decided.execute()).rejects.toThrow('decided once');
  });

  it('refuses to delete an operator’s action', async () => {
    await expect(server.db.deleteFrom('operator_log').execute()).rejects.toThrow('stays written');
  });
});

it('every invariant holds', async () => {
  expect(await auditDatabase(server.db)).toEqual([]);
});
