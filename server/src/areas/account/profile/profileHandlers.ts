import * as contract from '@mcy/api/account/profile/contract';
import type { Database } from '../../../platform/db/database.ts';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { editPrivacy } from './editPrivacy.ts';
import { editProfile } from './editProfile.ts';
import { readUser } from './readUser.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const profileHandlers: readonly Implementation[] = [
  implement(contract.readUser, (_request, { db, caller }) => readUser(db, caller.user_id)),

  implement(contract.editProfile, async (changes, { db, caller, now }) => {
    await editProfile(db, caller.user_id, changes, now);
    return readUser(db, caller.user_id);
  }),

  implement(contract.readPrivacy, (_request, { db, caller }) => readPrivacy(db, caller.user_id)),

  implement(contract.editPrivacy, async (changes, { db, caller }) => {
    await editPrivacy(db, caller.user_id, changes);
    return readPrivacy(db, caller.user_id);
  }),
];

function readPrivacy(db: Database, user_id: string) {
  return db
    .selectFrom('app_user')
    .select(['shows_wins', 'named_in_rankings'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
}
