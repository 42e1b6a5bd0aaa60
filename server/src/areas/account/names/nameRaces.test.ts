import { randomInt, randomUUID } from 'node:crypto';
import * as entryContract from '@mcy/api/account/entry/contract';
import * as namesContract from '@mcy/api/account/names/contract';
import * as invitationsContract from '@mcy/api/account/invitations/contract';
import { describe, expect, it } from 'vitest';
import { agreed } from '../../../testing/agreed.ts';
import { plantCode } from '../../../testing/plantCode.ts';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';

const serverOf = provideTwoServers();
const password = 'Saobien7';

function newPerson() {
  const sign_in_name = `${randomUUID()}@example.com`;
  return { sign_in_name, nickname: 'Nguyễn Hà', password, birthday: '1990-06-15', ...agreed };
}

function people(count: number) {
  return Promise.all(Array.from({ length: count }, () => serverOf(0).register(newPerson())));
}

function newMobile(): string {
  return `+8491${String(randomInt(10_000_000)).padStart(7, '0')}`;
}

describe('on PostgreSQL, with two servers', () => {
  it('a code used 20 times at once opens one account', async () => {
    const person = newPerson();
    const code = await plantCode(serverOf(0).db, person.sign_in_name, 'register');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => serverOf(index).call(entryContract.register, { ...person, code })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('a number that ten users bind at once belongs to one of them', async () => {
    const sessions = await people(10);
    const sign_in_name = newMobile();
    const codes = await Promise.all(sessions.map(() => plantCode(serverOf(0).db, sign_in_name, 'bind_name')));
    const answers = await Promise.all(
      sessions.map((session, index) =>
        serverOf(index).call(namesContract.bindName, { sign_in_name, code: codes[index] ?? '', password }, { session }),
      ),
    );
    expect(answers.filter(({ ok }) => ok).length).toBe(1);
    const rows = serverOf(0).db.selectFrom('bound_name').select('user_id').where('sign_in_name', '=', sign_in_name);
    expect(await rows.execute()).toHaveLength(1);
  });

  it('of ten numbers that one user binds at once, the account keeps one', async () => {
    const [session] = await people(1);
    const numbers = Array.from({ length: 10 }, newMobile);
    const answers = await Promise.all(
      numbers.map(async (sign_in_name, index) => {
        const code = await plantCode(serverOf(0).db, sign_in_name, 'bind_name');
        return serverOf(index).call(namesContract.bindName, { sign_in_name, code, password }, { session });
      }),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const user_id = session?.user.id ?? '';
    const kept = await serverOf(0).db.selectFrom('bound_name').selectAll().where('user_id', '=', user_id).execute();
    expect(kept.map(({ kind }) => kind).toSorted()).toEqual(['email', 'mobile']);
  });

  it('a name registered and bound at once has one account', async () => {
    const [session] = await people(1);
    const person = { ...newPerson(), sign_in_name: newMobile() };
    const { sign_in_name } = person;
    const codes = {
      register: await plantCode(serverOf(0).db, sign_in_name, 'register'),
      bind: await plantCode(serverOf(0).db, sign_in_name, 'bind_name'),
    };
    const answers = await Promise.all([
      serverOf(0).call(entryContract.register, { ...person, code: codes.register }),
      serverOf(1).call(namesContract.bindName, { sign_in_name, code: codes.bind, password }, { session }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.error === 'sign_in_name_taken')).toHaveLength(1);
  });

  it('users who bind each other in a ring at once leave it open', async () => {
    for (const size of [2, 5]) {
      const ring = await people(size);
      const answers = await Promise.all(
        ring.map((session, index) => {
          const next = ring[(index + 1) % size];
          const invite_code = next?.user.invite_code ?? '';
          return serverOf(index).call(invitationsContract.bindInviteCode, { invite_code }, { session });
        }),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(size - 1);
    }
  });

  it('of ten codes that one user binds at once, one is bound and one inviter notified', async () => {
    const [guest, ...inviters] = await people(11);
    const answers = await Promise.all(
      inviters.map(({ user }, index) =>
        serverOf(index).call(invitationsContract.bindInviteCode, { invite_code: user.invite_code }, { session: guest }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const ids = inviters.map(({ user }) => user.id);
    const told = serverOf(0).db.selectFrom('notification').select('user_id').where('user_id', 'in', ids);
    expect(await told.execute()).toHaveLength(1);
  });
});
