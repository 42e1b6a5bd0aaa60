import { avatarUpload, backgroundUpload } from '@mcy/api/account/profile/contract';
import type { Database } from '../../../platform/db/database.ts';
import { attachFile } from '../../../platform/files/attachFile.ts';
import { releaseFile } from '../../../platform/files/releaseFile.ts';

const uploads = { avatar: avatarUpload, background: backgroundUpload } as const;

/** Sets or removes a profile picture in the caller's transaction and releases the previous file. Refuses `file_not_found`. */
export async function setPicture(
  db: Database,
  user_id: string,
  purpose: keyof typeof uploads,
  file_id: string | null,
  now: Date,
): Promise<void> {
  // Concurrent edits run one after the other: each releases the file that the other set.
  await db.selectFrom('app_user').select('user_id').where('user_id', '=', user_id).forNoKeyUpdate().execute();
  const before = await db
    .selectFrom('profile_picture')
    .select('file_id')
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if ((before?.file_id ?? null) === file_id) return;
  if (before) {
    await db.deleteFrom('profile_picture').where('file_id', '=', before.file_id).execute();
    await releaseFile(db, before.file_id, now);
  }
  if (file_id === null) return;
  await attachFile(db, { file_id, owner_id: user_id, purpose: uploads[purpose] }, purpose);
  await db.insertInto('profile_picture').values({ user_id, purpose, file_id }).execute();
}
