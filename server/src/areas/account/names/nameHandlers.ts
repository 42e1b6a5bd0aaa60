import * as contract from '@mcy/api/account/names/contract';
import { type Implementation, implement, implementPrepared } from '../../../platform/http/handler.ts';
import { signInRequired } from '../../../platform/http/messages.ts';
import { Refusal, type RefusalsIn } from '../../../platform/http/Refusal.ts';
import { codeSenders } from '../entry/codes/codeSenders.ts';
import { requireSender } from '../entry/codes/requireSender.ts';
import { tryCode } from '../entry/codes/tryCode.ts';
import { spendCode } from '../entry/codes/spendCode.ts';
import { wrongPassword } from '../entry/messages.ts';
import { verifyPassword } from '../entry/password/password.ts';
import { bindName } from './bindName.ts';
import { presentNames } from './presentNames.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

/** An account's sign-in names. */
export const nameHandlers: readonly Implementation[] = [
  implement(contract.readCodeChannels, async (_request, { ask }) => ask(codeSenders).channels),

  implement(contract.readBoundNames, (_request, { db, caller }) => presentNames(db, caller.user_id)),

  implementPrepared(
    contract.bindName,
    {
      // A stolen session must not reveal the password too.
      limits: (_request, { caller }) => [{ bucket: `bind_name/${caller.user_id}`, hits: 10, seconds: 600 }],
      prepare: async ({ sign_in_name, code, password }, { db, caller, ask, asker, now }) => {
        requireSender(ask(codeSenders), sign_in_name);
        const { password_hash, pwd_version } = await db
          .selectFrom('app_user')
          .select(['password_hash', 'pwd_version'])
          .where('user_id', '=', caller.user_id)
          .executeTakeFirstOrThrow();
        const right = await verifyPassword(password, password_hash);
        // A mistyped password uses up no try of the code.
        const tried = right ? await tryCode(db, { sign_in_name, purpose: 'bind_name', code, asker }, now) : null;
        return { right, pwd_version, tried };
      },
    },
    async ({ sign_in_name }, { db, caller, now }, { right, pwd_version, tried }) => {
      const { user_id } = caller;
      if (!right) throw new Refusal({ error: 'wrong_password', message: wrongPassword, field: 'password' });
      const current = await db
        .selectFrom('app_user')
        .select('pwd_version')
        .where('user_id', '=', user_id)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      // Changed since the check: the caller's session has ended too.
      if (current.pwd_version !== pwd_version) {
        throw new Refusal({ error: 'sign_in_required', message: signInRequired });
      }
      await spendCode(db, tried);
      await bindName(db, { sign_in_name, user_id }, now);
      return presentNames(db, user_id);
    },
  ),
];
