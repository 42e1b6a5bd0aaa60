import { avatarUpload } from '@mcy/api/account/profile/contract';
import type { TestRequests } from '../../../testing/TestRequests.ts';
import { uploadPicture } from '../../../testing/uploadPicture.ts';

export const testRequests: TestRequests = {
  owned: { '/api/user/edit': async (server, owner) => ({ avatar: await uploadPicture(server, owner, avatarUpload) }) },
};
