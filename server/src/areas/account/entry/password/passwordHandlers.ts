import * as contract from '@mcy/api/account/entry/contract';
import { type Implementation, implement, implementPrepared } from '../../../../platform/http/handler.ts';
import { signInRequired } from '../../../../platform/http/messages.ts';
import { Refusal } from '../../../../platform/http/Refusal.ts';
import { codeLimits } from '../codes/codeLimits.ts';
import { codeSenders } from '../codes/codeSenders.ts';
import { codeTryLimits } from '../codes/codeTryLimits.ts';
import { keepCode } from '../codes/keepCode.ts';
import { requireSender } from '../codes/requireSender.ts';
import { samePassword, wrongPassword } from '../messages.ts';
import { listNames } from '../../names/listNames.ts';
import { openSession } from '../sessions/openSession.ts';
import { commonPasswordsToRefuse } from './commonPasswords.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { refuseCommonPassword } from './refuseCommonPassword.ts';
import { readUser } from '../../profile/readUser.ts';
import { createCode, sendCode } from '../codes/sendCode.ts';
import { setPassword } from './setPassword.ts';
import { rememberDevice } from '../sessions/rememberDevice.ts';
import { tryCode } from '../codes/tryCode.ts';
import { spendAccountCode } from '../codes/spendAccountCode.ts';

/** Requesting codes, and resetting and changing passwords. */
export const passwordHandlers: readonly Implementation[] = [
  implementPrepared(
    contract.sendCode,
    {
      limits: ({ sign_in_name, purpose }, { db, asker }) => codeLimits(db, { sign_in_name, purpose, asker }),
      prepare: ({ sign_in_name }, { ask }) => {
        requireSender(ask(codeSenders), sign_in_name);
        return createCode();
      },
    },
    async ({ sign_in_name, purpose }, { db, afterCommit, ask, asker, locale, now }, created) => {
      const sender = requireSender(ask(codeSenders), sign_in_name);
      const request = { ...created, sign_in_name, purpose, asker, locale };
      await sendCode({ db, afterCommit }, sender, request, now);
      return { mailbox_url: sender.mailboxUrl(sign_in_name, locale) };
    },
  ),

  implementPrepared(
    contract.checkCode,
    {
      limits: ({ sign_in_name }, { db, asker, now }) =>
        codeTryLimits(db, { sign_in_name, purpose: 'register', asker }, now),
      prepare: ({ sign_in_name, code }, { db, ask, asker, now }) => {
        requireSender(ask(codeSenders), sign_in_name);
        return tryCode(db, { sign_in_name, purpose: 'register', code, asker }, now);
      },
    },
    async (_request, { db }, tried) => {
      await keepCode(db, tried);
      return {};
    },
  ),

  implement(contract.listCommonPasswords, async () => ({ rows: [...(await commonPasswordsToRefuse())] })),

  implementPrepared(
    contract.loginByCode,
    {
      limits: ({ sign_in_name }, { db, asker, now }) =>
        codeTryLimits(db, { sign_in_name, purpose: 'sign_in', asker }, now),
      prepare: ({ sign_in_name, code }, { db, ask, asker, now }) => {
        requireSender(ask(codeSenders), sign_in_name);
        return tryCode(db, { sign_in_name, purpose: 'sign_in', code, asker }, now);
      },
    },
    async (_request, { db, now, address, asker, user_agent }, tried) => {
      const { user_id, pwd_version } = await spendAccountCode(db, tried);
      const { device } = asker;
      const token = await openSession(db, { user_id, pwd_version, address, device, user_agent, now });
      return { token, pwdVersion: pwd_version, user: await readUser(db, user_id) };
    },
  ),

  implementPrepared(
    contract.resetPassword,
    {
      limits: ({ sign_in_name }, { db, asker, now }) =>
        codeTryLimits(db, { sign_in_name, purpose: 'reset_password', asker }, now),
      prepare: async ({ sign_in_name, code, password }, { db, ask, asker, now }) => {
        requireSender(ask(codeSenders), sign_in_name);
        // Only the given name: the account's other name must not show.
        await refuseCommonPassword(password, { names: [sign_in_name], field: 'password' });
        const tried = await tryCode(db, { sign_in_name, purpose: 'reset_password', code, asker }, now);
        return { tried, password_hash: await hashPassword(password) };
      },
    },
    async (_request, { db, asker, now }, { tried, password_hash }) => {
      const { user_id } = await spendAccountCode(db, tried);
      await setPassword(db, { user_id, password_hash });
      await rememberDevice(db, { user_id, device: asker.device, now });
      return {};
    },
  ),

  implementPrepared(
    contract.changePassword,
    {
      // A stolen session must not reveal the password too.
      limits: (_request, { caller }) => [{ bucket: `change_password/${caller.user_id}`, hits: 10, seconds: 600 }],
      prepare: async ({ old_password, new_password }, { db, caller }) => {
        const { password_hash, pwd_version } = await db
          .selectFrom('app_user')
          .select(['password_hash', 'pwd_version'])
          .where('user_id', '=', caller.user_id)
          .executeTakeFirstOrThrow();
        const right = await verifyPassword(old_password, password_hash);
        const names = (await listNames(db, caller.user_id)).map(({ sign_in_name }) => sign_in_name);
        if (right) await refuseCommonPassword(new_password, { names, field: 'new_password' });
        return { right, pwd_version, password_hash: await hashPassword(new_password) };
      },
    },
    async (
      { old_password, new_password },
      { db, caller, address, asker, user_agent, now },
      { right, pwd_version, password_hash },
    ) => {
      const { user_id } = caller;
      if (!right) throw new Refusal({ error: 'wrong_password', message: wrongPassword, field: 'old_password' });
      if (old_password === new_password) {
        throw new Refusal({ error: 'same_password', message: samePassword, field: 'new_password' });
      }
      const current = await db
        .selectFrom('app_user')
        .select('pwd_version')
        .where('user_id', '=', user_id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      // Changed since the check: the caller's session has ended too.
      if (current.pwd_version !== pwd_version) {
        throw new Refusal({ error: 'sign_in_required', message: signInRequired });
      }
      const pwdVersion = await setPassword(db, { user_id, password_hash });
      const { device } = asker;
      const token = await openSession(db, { user_id, pwd_version: pwdVersion, address, device, user_agent, now });
      return { token, pwdVersion, user: await readUser(db, user_id) };
    },
  ),
];
