import { editProfile, readUser } from '@mcy/api/account/profile/contract';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';

const serverOf = provideTwoServers();

/** A file as if uploaded. */
async function uploadedBy(owner_id: string, purpose: 'avatar' | 'background', state: 'loose' | 'doomed' = 'loose') {
  const now = new Date();
  const file_id = uuidv7();
  await serverOf(0)
    .db.insertInto('file')
    .values({
      file_id,
      owner_id,
      purpose,
      visibility: 'public',
      content_type: 'image/webp',
      bytes: 9,
      width: 3,
      height: 3,
      address_key: null,
      state,
      created_at: now,
      loose_since: now,
    })
    .execute();
  return file_id;
}

const states = async (owner_id: string) => {
  const rows = await serverOf(0).db.selectFrom('file').select('state').where('owner_id', '=', owner_id).execute();
  return rows.map(({ state }) => state).toSorted();
};

describe('profile pictures', () => {
  it('are chosen, replaced and removed; a replaced one is swept', async () => {
    const server = serverOf(0);
    const session = await server.registerUser();
    const own = (purpose: 'avatar' | 'background') => uploadedBy(session.user_id, purpose);
    const before = await server.succeed(readUser, {}, { session });
    expect(before).toMatchObject({ avatar_file: null, background: null, background_file: null });
    expect(before.avatar).toMatch(/^\/art\/avatars\/\d+\.svg$/);
    const [avatar, background, another] = [await own('avatar'), await own('background'), await own('avatar')];
    expect(await server.succeed(editProfile, { avatar, background }, { session })).toEqual({
      ...before,
      avatar: `/files/${avatar}.webp`,
      avatar_file: avatar,
      background: `/files/${background}.webp`,
      background_file: background,
    });
    expect(await states(session.user_id)).toEqual(['attached', 'attached', 'loose']);
    // Sent again, as a form may, it stays.
    await server.succeed(editProfile, { avatar }, { session });
    expect(await server.succeed(editProfile, { avatar: another }, { session })).toMatchObject({
      avatar_file: another,
      background_file: background,
    });
    expect(await states(session.user_id)).toEqual(['attached', 'attached', 'loose']);
    expect(await server.succeed(editProfile, { avatar: null, background: null }, { session })).toEqual(before);
    expect(await states(session.user_id)).toEqual(['loose', 'loose', 'loose']);
  });

  it('must be the user’s own files, uploaded for it and not deleted; any other changes nothing', async () => {
    const server = serverOf(0);
    const [session, other] = [await server.registerUser(), await server.registerUser()];
    const before = await server.succeed(readUser, {}, { session });
    const wrong = [
      await uploadedBy(other.user_id, 'avatar'),
      await uploadedBy(session.user_id, 'background'),
      await uploadedBy(session.user_id, 'avatar', 'doomed'),
      uuidv7(),
    ];
    for (const avatar of wrong) {
      const answer = await server.call(editProfile, { avatar, nickname: 'Mai Phương' }, { session });
      expect(answer).toMatchObject({ code: 422, error: 'file_not_found', field: 'avatar' });
    }
    const answer = await server.call(editProfile, { avatar: 'not-an-id' }, { session });
    expect(answer).toMatchObject({ code: 422, field: 'avatar' });
    expect(await server.succeed(readUser, {}, { session })).toEqual(before);
    expect(await states(other.user_id)).toEqual(['loose']);
  });

  it('stay one of each when eight devices choose at once', async () => {
    const session = await serverOf(0).registerUser();
    const files = await Promise.all(Array.from({ length: 8 }, () => uploadedBy(session.user_id, 'avatar')));
    await Promise.all(files.map((avatar, index) => serverOf(index).succeed(editProfile, { avatar }, { session })));
    const { avatar_file } = await serverOf(0).succeed(readUser, {}, { session });
    expect(files).toContain(avatar_file);
    expect(await states(session.user_id)).toEqual(['attached', ...Array.from({ length: 7 }, () => 'loose')]);
  });
});
