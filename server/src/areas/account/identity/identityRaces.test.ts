import { checkIn } from '@mcy/api/account/checkIn/contract';
import { submitIdentity } from '@mcy/api/account/identity/contract';
import { reviewIdentity } from '@mcy/api/operator/identity/contract';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import { expect, it } from 'vitest';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import { registerOperator, registerVerified, testIdentity, testNumber } from '../../../testing/testIdentity.ts';

const serverOf = provideTwoServers();

it('of 20 check-ins at once one gives its stones', async () => {
  const session = await registerVerified(serverOf(0));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => serverOf(turn).call(checkIn, {}, { session })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const answer of answers) if (!answer.ok) expect(answer.error).toBe('checked_in_already');
  expect((await serverOf(0).succeed(readWallet, {}, { session })).stone).toBe(10);
});

it('one document submitted at once by ten verifies one of them', async () => {
  const number = testNumber(424_242);
  const sessions = await Promise.all(Array.from({ length: 10 }, (_, turn) => serverOf(turn).registerUser()));
  const answers = await Promise.all(
    sessions.map(async (session, turn) => {
      const request = await testIdentity(serverOf(turn).db, session.user_id, { number });
      return serverOf(turn).call(submitIdentity, request, { session });
    }),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const answer of answers) if (!answer.ok) expect(answer.error).toBe('document_taken');
});

it('ten documents submitted at once by one user, and ten decisions on them, count once', async () => {
  const [session, operator] = [await serverOf(0).registerUser(), await registerOperator(serverOf(0))];
  const answers = await Promise.all(
    Array.from({ length: 10 }, async (_, turn) => {
      const request = await testIdentity(serverOf(turn).db, session.user_id);
      return serverOf(turn).call(submitIdentity, request, { session });
    }),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const answer of answers) if (!answer.ok) expect(answer.error).toBe('identity_under_review');
  const { review_id } = await serverOf(0)
    .db.selectFrom('identity_review')
    .select('review_id')
    .where('user_id', '=', session.user_id)
    .executeTakeFirstOrThrow();
  const decisions = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => {
      const request = {
        review_id,
        decision: turn % 2 === 0 ? 'successful' : 'failed',
        reason: null,
        note: null,
      } as const;
      return serverOf(turn).call(reviewIdentity, request, { session: operator });
    }),
  );
  expect(decisions.filter(({ ok }) => ok)).toHaveLength(1);
  for (const answer of decisions) if (!answer.ok) expect(answer.error).toBe('review_decided');
});
