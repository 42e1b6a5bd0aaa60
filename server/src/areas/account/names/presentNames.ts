import type { readBoundNames } from '@mcy/api/account/names/contract';
import type { ResponseOf } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { maskSignInName } from './maskSignInName.ts';
import { listNames } from './listNames.ts';

/** A user's names in display form. */
export async function presentNames(db: Database, user_id: string): Promise<ResponseOf<typeof readBoundNames>> {
  const names = await listNames(db, user_id);
  const masked = new Map(names.map(({ kind, sign_in_name }) => [kind, maskSignInName(sign_in_name)]));
  return { email: masked.get('email') ?? null, mobile: masked.get('mobile') ?? null };
}
