import { randomUUID } from 'node:crypto';
import * as entryContract from '@mcy/api/account/entry/contract';
import * as profileContract from '@mcy/api/account/profile/contract';
import { describe, expect, it } from 'vitest';
import { agreed } from '../../../../testing/agreed.ts';
import { provideTwoServers } from '../../../../testing/provideTwoServers.ts';
import type { Session } from '../../../../testing/startTestServer.ts';
import type { CodePurpose } from '../tables.ts';

const serverOf = provideTwoServers();

async function newUser() {
  const sign_in_name = `${randomUUID()}@example.com`;
  const session = await serverOf(0).register({
    sign_in_name,
    nickname: 'Minh Anh',
    password: 'Saobien7',
    birthday: '1990-06-15',
    ...agreed,
  });
  return { sign_in_name, session };
}

async function sentCode(sign_in_name: string, purpose: CodePurpose): Promise<string> {
  await serverOf(0).succeed(entryContract.sendCode, { sign_in_name, purpose });
  const mails = serverOf(0).db.selectFrom('demo_mail').select('code').where('sign_in_name', '=', sign_in_name);
  return (await mails.orderBy('mail_id', 'desc').executeTakeFirstOrThrow()).code ?? 'no code';
}

function tally(answers: readonly { ok: boolean; error?: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { ok, error = '' } of answers) counts[ok ? 'done' : error] = (counts[ok ? 'done' : error] ?? 0) + 1;
  return counts;
}

function thirty<Answer>(ask: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: 30 }, (_, index) => ask(index)));
}

describe('on PostgreSQL, with two servers', () => {
  it('a code used 30 times at once signs in once', async () => {
    const { sign_in_name } = await newUser();
    const code = await sentCode(sign_in_name, 'sign_in');
    const answers = await thirty((index) => serverOf(index).call(entryContract.loginByCode, { sign_in_name, code }));
    expect(tally(answers)).toEqual({ done: 1, code_void: 29 });
  });

  it('a code used 30 times at once sets one password', async () => {
    const { sign_in_name } = await newUser();
    const code = await sentCode(sign_in_name, 'reset_password');
    const passwordOf = (index: number) => `Passw0rd${index}x`;
    const answers = await thirty((index) =>
      serverOf(index).call(entryContract.resetPassword, { sign_in_name, code, password: passwordOf(index) }),
    );
    expect(tally(answers)).toEqual({ done: 1, code_void: 29 });
    const winner = answers.findIndex(({ ok }) => ok);
    const session = await serverOf(1).succeed(entryContract.login, { sign_in_name, password: passwordOf(winner) });
    expect(session.pwdVersion).toBe(2);
  });

  it('of 30 wrong tries at once five are compared, and the right code is then too late', async () => {
    const { sign_in_name } = await newUser();
    const code = await sentCode(sign_in_name, 'sign_in');
    const wrong = code === '000000' ? '000001' : '000000';
    const answers = await thirty((index) =>
      serverOf(index).call(entryContract.loginByCode, { sign_in_name, code: wrong }),
    );
    expect(tally(answers)).toEqual({ wrong_code: 4, code_void: 26 });
    const held = serverOf(0).db.selectFrom('account_code').select('tries').where('sign_in_name', '=', sign_in_name);
    expect(await held.execute()).toEqual([{ tries: 5 }]);
    expect(await serverOf(1).call(entryContract.loginByCode, { sign_in_name, code })).toMatchObject({
      error: 'code_void',
    });
  });

  it('a password changed 30 times at once changes once, and one session remains', async () => {
    const { session } = await newUser();
    const answers = await thirty((index) =>
      serverOf(index).call(
        entryContract.changePassword,
        { old_password: 'Saobien7', new_password: `Passw0rd${index}x` },
        { session },
      ),
    );
    // A request that read the password after the change gets "wrong password".
    const { done, sign_in_required = 0, wrong_password = 0, ...others } = tally(answers);
    expect({ done, refused: sign_in_required + wrong_password, others }).toEqual({ done: 1, refused: 29, others: {} });
    const winner = answers.find((answer) => answer.ok);
    const renewed: Session | undefined = winner?.ok ? winner.data : undefined;
    expect(await serverOf(1).call(profileContract.readUser, {}, { session: renewed })).toMatchObject({ code: 200 });
    expect(await serverOf(1).call(profileContract.readUser, {}, { session })).toMatchObject({ code: 401 });
  });
});
