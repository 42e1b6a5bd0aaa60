import { randomUUID } from 'node:crypto';
import { acceptEveryAgreement } from '../../../content/door.ts';
import type { DemoDay } from '../../../../platform/area/DemoDay.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { setInviter } from '../../invitations/setInviter.ts';
import { editPrivacy } from '../../profile/editPrivacy.ts';
import { hashPassword } from '../password/password.ts';
import { registerUser } from '../registerUser.ts';
import { demoPlayerHost, demoPlayers } from './demoPlayers.ts';
import { findDemoPeople } from './findDemoPeople.ts';

const birthday = '1996-09-12';

/** Nobody knows the password. One hash serves all: a hash takes 30 ms. */
let password_hash: Promise<string> | undefined;

/** Registers the players who join on a day, most of them by somebody's invitation. */
export async function registerDemoPlayers(db: Database, { ago, at }: DemoDay): Promise<void> {
  const joining = demoPlayers.filter(({ joined }) => joined === ago);
  if (joining.length === 0) return;
  password_hash ??= hashPassword(randomUUID());
  for (const [place, { slug, nickname, invited_by, masked }] of joining.entries()) {
    const now = at(0.1 + place * 0.02);
    const sign_in_name = `${slug}@${demoPlayerHost}`;
    const user_id = await registerUser(
      db,
      { sign_in_name, nickname, birthday, password_hash: await password_hash },
      now,
    );
    await acceptEveryAgreement(db, user_id, now);
    if (!masked) await editPrivacy(db, user_id, { named_in_rankings: true });
    if (invited_by === undefined) continue;
    const idOf = await findDemoPeople(db);
    await setInviter(db, { user_id, invited_by: idOf(invited_by) }, now);
  }
}
