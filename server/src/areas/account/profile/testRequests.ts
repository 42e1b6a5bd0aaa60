import { avatarUpload, backgroundUpload, editPrivacy, editProfile } from '@mcy/api/account/profile/contract';
import type { TestRequests } from '../../../testing/TestRequests.ts';
import { uploadPicture } from '../../../testing/uploadPicture.ts';

export const testRequests: TestRequests = {
  owned: { '/api/user/edit': async (server, owner) => ({ avatar: await uploadPicture(server, owner, avatarUpload) }) },
  days: {
    third: async (server, { an }) => {
      const avatar = await uploadPicture(server, an, avatarUpload);
      const background = await uploadPicture(server, an, backgroundUpload);
      const profile = { avatar, background, description: 'Thích nàng tiên cá.' };
      await server.succeed(editProfile, profile, { session: an });
      await server.succeed(editPrivacy, { shows_wins: true, named_in_rankings: true }, { session: an });
    },
  },
};
