import { randomUUID } from 'node:crypto';
import { identityUpload } from '@mcy/api/account/identity/contract';
import type { TestRequests } from '../../../testing/TestRequests.ts';
import { uploadPicture } from '../../../testing/uploadPicture.ts';

export const testRequests: TestRequests = {
  examples: {
    '/api/identity/submit': {
      full_name: 'Nguyễn Minh Anh',
      kind: 'citizen_card',
      number: '001090123456',
      front_file: randomUUID(),
      back_file: randomUUID(),
      face_file: randomUUID(),
    },
  },
  owned: {
    '/api/identity/submit': async (server, owner) => ({
      front_file: await uploadPicture(server, owner, identityUpload),
      back_file: await uploadPicture(server, owner, identityUpload),
      face_file: await uploadPicture(server, owner, identityUpload),
    }),
  },
};
