import { noteLastLogin as call } from '@mcy/api/system/frame/contract';
import { expect, it } from 'vitest';
import { provideServer } from '../../../testing/provideServer.ts';
import { noteLastLogin } from './noteLastLogin.ts';

const server = provideServer();

async function stored(user_id: string): Promise<number | undefined> {
  const user = await server()
    .db.selectFrom('app_user')
    .select('last_login_at')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return user.last_login_at?.getTime();
}

it('is recorded when the app goes to the background, for the caller only', async () => {
  const [mine, other] = [await server().registerUser(), await server().registerUser()];
  const before = Date.now();
  const { last_login_at } = await server().succeed(call, {}, { session: mine });
  expect(new Date(last_login_at).getTime()).toBeGreaterThanOrEqual(before);
  expect(await stored(mine.user_id)).toBe(new Date(last_login_at).getTime());
  expect(await stored(other.user_id)).toBeUndefined();
});

it('never moves back, whichever of two calls arrives first', async () => {
  const { user_id } = await server().registerUser();
  const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 3, minutes));
  await Promise.all([noteLastLogin(server().db, user_id, at(9)), noteLastLogin(server().db, user_id, at(3))]);
  expect(await stored(user_id)).toBe(at(9).getTime());
  expect(await noteLastLogin(server().db, user_id, at(5))).toEqual(at(9));
});

it('requires an account', async () => {
  expect(await server().call(call, {})).toMatchObject({ code: 401, error: 'sign_in_required' });
});
