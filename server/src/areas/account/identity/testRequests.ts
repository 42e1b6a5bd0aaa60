import { randomUUID } from 'node:crypto';
import { identityUpload, submitIdentity } from '@mcy/api/account/identity/contract';
import { listIdentityReviews, reviewIdentity } from '@mcy/api/operator/identity/contract';
import { signInDemo } from '../../../testing/signInDemo.ts';
import type { TestServer } from '../../../testing/startTestServer.ts';
import type { Owner, TestRequests } from '../../../testing/TestRequests.ts';
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
    '/api/identity/submit': uploadPictures,
  },
  days: {
    second: async (server, { an }) => {
      await submit(server, an, '001090000001');
      await approve(server);
    },
    third: (server, { binh }) => submit(server, binh, '001090000002'),
  },
};

async function uploadPictures(server: TestServer, owner: Owner) {
  return {
    front_file: await uploadPicture(server, owner, identityUpload),
    back_file: await uploadPicture(server, owner, identityUpload),
    face_file: await uploadPicture(server, owner, identityUpload),
  };
}

async function submit(server: TestServer, owner: Owner, number: string): Promise<void> {
  const person = { full_name: 'Nguyễn Minh An', birthday: '1990-06-15', kind: 'citizen_card', number } as const;
  await server.succeed(submitIdentity, { ...person, ...(await uploadPictures(server, owner)) }, { session: owner });
}

/** As the demo's operator. */
async function approve(server: TestServer): Promise<void> {
  const session = await signInDemo(server, 'operator');
  const { rows } = await server.succeed(listIdentityReviews, { state: 'under_review' }, { session });
  const decision = { review_id: rows[0]?.review_id ?? '', decision: 'successful', reason: null, note: null } as const;
  await server.succeed(reviewIdentity, decision, { session });
}
