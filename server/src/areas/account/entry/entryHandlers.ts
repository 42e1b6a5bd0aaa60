import * as contract from '@mcy/api/account/entry/contract';
import { acceptAgreement, requireShownVersion } from '../../content/door.ts';
import { type Implementation, implement, implementPrepared } from '../../../platform/http/handler.ts';
import { Refusal, type RefusalsIn } from '../../../platform/http/Refusal.ts';
import { codeSenders } from './codes/codeSenders.ts';
import { proveName } from './codes/proveName.ts';
import { codeTryLimits } from './codes/codeTryLimits.ts';
import { spendCode } from './codes/spendCode.ts';
import { bindOnRegistering } from '../invitations/bindOnRegistering.ts';
import { findUserByName } from '../names/findUserByName.ts';
import { wrongCredentials } from './messages.ts';
import { openSession } from './sessions/openSession.ts';
import { hashPassword, verifyPassword } from './password/password.ts';
import { refuseCommonPassword } from './password/refuseCommonPassword.ts';
import { passwordHandlers } from './password/passwordHandlers.ts';
import { readUser } from '../profile/readUser.ts';
import { registerUser } from './registerUser.ts';
import { sessionHandlers } from './sessions/sessionHandlers.ts';
import { signInLimits } from './sessions/signInLimits.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

/** Registering, signing in and signing out. */
export const entryHandlers: readonly Implementation[] = [
  implementPrepared(
    contract.register,
    {
      limits: ({ sign_in_name }, { db, asker, now }) =>
        codeTryLimits(db, { sign_in_name, purpose: 'register', asker }, now),
      prepare: async ({ sign_in_name, code, password, agreement_version }, { db, ask, asker, now }) => {
        // Before the code is tried, so that a user who must read a new version keeps their code.
        requireShownVersion({ type: 'user', version: agreement_version }, now, 'agreement');
        await refuseCommonPassword(password, { names: [sign_in_name], field: 'password' });
        const proof = await proveName(db, ask(codeSenders), { sign_in_name, code, asker }, now);
        return { proof, password_hash: await hashPassword(password) };
      },
    },
    async (request, { db, now, locale, address, asker, user_agent }, { proof, password_hash }) => {
      const { sign_in_name, nickname, birthday, invite_code, agreement_version } = request;
      if (proof.needed) await spendCode(db, proof.tried);
      const user_id = await registerUser(db, { sign_in_name, nickname, birthday, password_hash }, now);
      await acceptAgreement(db, { user_id, type: 'user', version: agreement_version, locale }, now);
      const invitation = await bindOnRegistering(db, { user_id, invite_code }, now);
      const { device } = asker;
      const token = await openSession(db, { user_id, pwd_version: 1, address, device, user_agent, now });
      return { token, pwdVersion: 1, user: await readUser(db, user_id), invitation };
    },
  ),

  implementPrepared(
    contract.login,
    {
      limits: ({ sign_in_name }, { db, asker }) => signInLimits(db, { sign_in_name, asker }),
      prepare: async ({ sign_in_name, password }, { db }) => {
        const user = await findUserByName(db, sign_in_name);
        return (await verifyPassword(password, user?.password_hash ?? null)) ? (user ?? null) : null;
      },
    },
    async (_request, { db, now, address, asker, user_agent }, user) => {
      if (!user) throw new Refusal({ error: 'wrong_credentials', message: wrongCredentials });
      // A password changed since the check has raised the version, so this session is void from the start.
      const { user_id, pwd_version } = user;
      const { device } = asker;
      const token = await openSession(db, { user_id, pwd_version, address, device, user_agent, now });
      return { token, pwdVersion: pwd_version, user: await readUser(db, user_id) };
    },
  ),

  implement(contract.logout, async (_request, { db, caller }) => {
    await db.deleteFrom('session').where('session_id', '=', caller.session_id).execute();
    return {};
  }),

  ...sessionHandlers,

  ...passwordHandlers,
];
