import { publicFileAddress } from '@mcy/api/system/uploads/contract';
import { type RawBuilder, sql } from 'kysely';

const avatars = 12;

/** A user's picture: the chosen file, else one of twelve by their id. Masked users always get the latter. */
export function avatarOf(user_id: string, avatar_file: string | null): string {
  if (avatar_file !== null) return publicFileAddress(avatar_file, 'picture');
  const lastByte = Number.parseInt(user_id.slice(-2), 16);
  return `/art/avatars/${(lastByte % avatars) + 1}.svg`;
}

/** A column for any query with a user's id at `reference`: their avatar file, or null. */
export function avatarFileOf(reference: string): RawBuilder<string | null> {
  return sql<string | null>`
    (select file_id from profile_picture where user_id = ${sql.ref(reference)} and purpose = 'avatar')`;
}
