import * as contract from '@mcy/api/account/contract';
import { type Implementation, implement, implementPrepared } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { editProfile } from './profile/editProfile.ts';
import { wrongCredentials } from './messages.ts';
import { openSession } from './sessions/openSession.ts';
import { hashPassword, verifyPassword } from './password/password.ts';
import { passwordHandlers } from './password/passwordHandlers.ts';
import { readUser } from './readUser.ts';
import { registerUser } from './registerUser.ts';
import { sessionHandlers } from './sessions/sessionHandlers.ts';
import { signInLimits } from './sessions/signInLimits.ts';

export const accountHandlers: readonly Implementation[] = [
  implementPrepared(
    contract.register,
    {
      // A mobile carrier puts many customers behind one address.
      limits: (_request, { address }) => [{ bucket: `register/${address}`, hits: 60, seconds: 3_600 }],
      prepare: ({ password }) => hashPassword(password),
    },
    async ({ sign_in_name, nickname, birthday }, { db, now, address, user_agent }, password_hash) => {
      const user_id = await registerUser(db, { sign_in_name, nickname, birthday, password_hash }, now);
      const token = await openSession(db, { user_id, pwd_version: 1, address, user_agent, now });
      return { token, pwdVersion: 1, user: await readUser(db, user_id) };
    },
  ),

  implementPrepared(
    contract.login,
    {
      limits: ({ sign_in_name }, { db, address }) => signInLimits(db, { sign_in_name, address }),
      prepare: async ({ sign_in_name, password }, { db }) => {
        const user = await db
          .selectFrom('app_user')
          .select(['user_id', 'pwd_version', 'password_hash'])
          .where('sign_in_name', '=', sign_in_name)
          .executeTakeFirst();
        return (await verifyPassword(password, user?.password_hash ?? null)) ? (user ?? null) : null;
      },
    },
    async (_request, { db, now, address, user_agent }, user) => {
      if (!user) throw new Refusal({ error: 'wrong_credentials', message: wrongCredentials });
      // A password changed since it was checked has raised the version, and this session is then void from the start.
      const { user_id, pwd_version } = user;
      const token = await openSession(db, { user_id, pwd_version, address, user_agent, now });
      return { token, pwdVersion: pwd_version, user: await readUser(db, user_id) };
    },
  ),

  implement(contract.logout, async (_request, { db, caller }) => {
    await db.deleteFrom('session').where('session_id', '=', caller.session_id).execute();
    return {};
  }),

  implement(contract.readUser, (_request, { db, caller }) => readUser(db, caller.user_id)),

  implement(contract.editProfile, async (changes, { db, caller }) => {
    await editProfile(db, caller.user_id, changes);
    return readUser(db, caller.user_id);
  }),

  ...sessionHandlers,

  ...passwordHandlers,
];
