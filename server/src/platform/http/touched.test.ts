import { randomUUID } from 'node:crypto';
import { checkIn } from '@mcy/api/account/checkIn/contract';
import { submitIdentity } from '@mcy/api/account/identity/contract';
import { markNotificationsRead } from '@mcy/api/account/notices/contract';
import { follow, unfollow } from '@mcy/api/account/people/contract';
import { editPrivacy, editProfile, readUser } from '@mcy/api/account/profile/contract';
import { bindInviteCode, deShareKey, readShareKey } from '@mcy/api/account/invitations/contract';
import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import type { Call, RequestOf } from '@mcy/api/contract';
import { reviewIdentity } from '@mcy/api/operator/identity/contract';
import { cancelWithdrawal, listWithdrawals, withdraw } from '@mcy/api/wallet/withdrawals/contract';
import { setSpendingCaps } from '@mcy/api/wallet/spending/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPool } from '../../testing/createTestPool.ts';
import { seedBoxes } from '../../areas/boxes/pools/seedBoxes.ts';
import { type Session, type TestServer, startTestServer } from '../../testing/startTestServer.ts';
import { registerOperator, registerVerified, testIdentity } from '../../testing/testIdentity.ts';
import { hearCommits } from '../facts/notes.ts';

let server: TestServer;
/** What was touched since this was emptied. */
let touched: string[] = [];
beforeAll(async () => {
  server = await startTestServer();
  await seedBoxes(server.db, new Date());
  hearCommits(server.db, (notes) => touched.push(...notes.touched.keys()));
});
afterAll(() => server.close());

/** Makes a call and returns the topics its answer names; null where the header is absent. */
async function topicsOf<C extends Call>(
  call: C,
  request: RequestOf<C>,
  session?: Session,
  key: string = randomUUID(),
): Promise<readonly string[] | null> {
  const answer = await fetch(`${server.url}${call.path}?lang=en`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      ...(session && { token: session.token, pwdVersion: String(session.pwdVersion) }),
    },
    body: JSON.stringify(request),
  });
  await answer.text();
  await server.delivered();
  return answer.headers.get('Touched')?.split(', ').filter(Boolean) ?? null;
}

it('the answer to an opening names every topic that it and its followers changed, also when it is replayed', async () => {
  const player = await server.playerWith(5_000_000);
  const finite = await createTestPool(server.db, [1, 1]);
  const request = { pool_id: finite.pool_id, count: 1 as const, client_seed: 'touched' };
  const key = randomUUID();
  const expected = [
    'account/levels',
    'account/rankings',
    'boxes/opening',
    'boxes/pools',
    'wallet/flow',
    'wallet/spending',
  ];
  touched = [];
  expect(await topicsOf(openMysteryBox, request, player, key)).toEqual(expected);
  expect(touched).toContain(`boxes/pools everybody ${finite.pool_id}`);
  touched = [];
  expect(await topicsOf(openMysteryBox, request, player, key)).toEqual(expected);
  expect(touched).toEqual([]);

  const infinite = await createTestPool(server.db, [10_000, 990_000], { kind: 'infinite' });
  const { opening } = await server.succeed(
    openMysteryBox,
    { ...request, pool_id: infinite.pool_id },
    { session: player },
  );
  expect(touched).toContain(`boxes/pools ${player.user_id}`);
  expect(touched).not.toContain('boxes/pools everybody');
  expect(await topicsOf(revealOpening, { opening_id: opening.opening_id }, player)).toEqual([
    'account/rankings',
    'boxes/opening',
  ]);
});

it('what a follower writes later touches when it is written', async () => {
  const player = await server.playerWith(5_000_000);
  const pool = await createTestPool(server.db, [1], { price: 1_000_000 });
  touched = [];
  await topicsOf(openMysteryBox, { pool_id: pool.pool_id, count: 1, client_seed: 'touched' }, player);
  expect(touched.filter((each) => each === `account/notices ${player.user_id}`)).not.toEqual([]);
});

it('a refusal, a guest and a call that only reads name nothing', async () => {
  const player = await server.registerUser();
  const pool = await createTestPool(server.db, [1]);
  touched = [];
  const order = { pool_id: pool.pool_id, count: 1 as const, client_seed: 'touched' };
  const key = randomUUID();
  expect(await topicsOf(openMysteryBox, order, player, key), 'without coins').toEqual([]);
  expect(await topicsOf(openMysteryBox, order, player, key), 'again').toEqual([]);
  const { key: shared } = await server.succeed(readShareKey, {}, { session: player });
  expect(await topicsOf(deShareKey, { key: shared })).toEqual([]);
  expect(touched).toEqual([]);
});

it('calls name what else they change, and touch it for others', async () => {
  const player = await server.registerUser();
  const other = await server.registerUser();
  await server.recharge(player, 5_000_000);
  touched = [];
  expect(await topicsOf(follow, { user_id: other.user_id }, player)).toEqual(['account/people']);
  expect(touched).toEqual(
    expect.arrayContaining([`account/people ${other.user_id}`, `account/notices ${other.user_id}`]),
  );
  expect(await topicsOf(unfollow, { user_id: other.user_id }, player)).toEqual(['account/people']);
  expect(await topicsOf(editPrivacy, { shows_wins: false }, player)).toEqual(['account/profile']);
  expect(await topicsOf(editProfile, { nickname: 'Lan Phương' }, player)).toEqual(['account/profile']);
  expect(await topicsOf(markNotificationsRead, {}, player)).toEqual(['account/notices']);
  touched = [];
  const { invite_code } = await server.succeed(readUser, {}, { session: other });
  expect(await topicsOf(bindInviteCode, { invite_code }, player)).toEqual(['account/invitations']);
  expect(touched).toEqual(
    expect.arrayContaining([`account/rankings ${other.user_id}`, `account/notices ${other.user_id}`]),
  );
  expect(await topicsOf(setSpendingCaps, { day: 1_000_000, week: null, month: null }, player)).toEqual([
    'wallet/spending',
  ]);
});

it('money and identity name what they change', async () => {
  const player = await registerVerified(server);
  await server.recharge(player, 500_000);
  expect(await topicsOf(checkIn, {}, player)).toEqual(['account/checkIn', 'wallet/flow']);
  const account = { bank_name: 'Vietcombank', card_number: '0071 000 123 456', holder_name: 'Nguyễn Văn Ân' };
  const changed = ['account/notices', 'wallet/flow', 'wallet/withdrawals'];
  expect(await topicsOf(withdraw, { amount: 100_000, ...account }, player)).toEqual(changed);
  const { rows } = await server.succeed(listWithdrawals, {}, { session: player });
  const withdrawal_id = rows[0]?.withdrawal_id ?? '';
  expect(await topicsOf(cancelWithdrawal, { withdrawal_id }, player)).toEqual(changed);

  const [asker, reviewer] = [await server.registerUser(), await registerOperator(server)];
  expect(await topicsOf(submitIdentity, await testIdentity(server.db, asker.user_id), asker)).toEqual([
    'account/identity',
  ]);
  const { review_id } = await server.db
    .selectFrom('identity_review')
    .select('review_id')
    .where('user_id', '=', asker.user_id)
    .executeTakeFirstOrThrow();
  touched = [];
  const decision = { review_id, decision: 'successful', reason: null, note: null } as const;
  expect(await topicsOf(reviewIdentity, decision, reviewer)).toEqual(['operator/identity']);
  expect(touched).toEqual(
    expect.arrayContaining(['account/identity', 'account/notices'].map((topic) => `${topic} ${asker.user_id}`)),
  );
  expect(touched).not.toContain(`account/checkIn ${asker.user_id}`);
  touched = [];
  await server.recharge(asker, 50_000);
  expect(touched).toEqual(
    expect.arrayContaining(
      ['wallet/recharge', 'wallet/flow', 'account/notices'].map((topic) => `${topic} ${asker.user_id}`),
    ),
  );
});
