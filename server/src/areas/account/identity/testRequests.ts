import { randomUUID } from 'node:crypto';
import { login } from '@mcy/api/account/entry/contract';
import { identityUpload, submitIdentity } from '@mcy/api/account/identity/contract';
import { listIdentityReviews, reviewIdentity } from '@mcy/api/operator/identity/contract';
import type { TestServer } from '../../../testing/startTestServer.ts';
import type { Owner, TestRequests } from '../../../testing/TestRequests.ts';
import { uploadPicture } from '../../../testing/uploadPicture.ts';
import { demoAccounts } from '../entry/demo/demoAccounts.ts';

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
async function approve({ succeed }: TestServer): Promise<void> {
  const account = demoAccounts.find((demo) => 'operator' in demo);
  if (!account) throw new Error('The demo has no operator.');
  const { sign_in_name, password } = account;
  const session = await succeed(login, { sign_in_name, password }, { device: 'kept-device-of-the-test-0001' });
  const { rows } = await succeed(listIdentityReviews, { state: 'under_review' }, { session });
  const decision = { review_id: rows[0]?.review_id ?? '', decision: 'successful', reason: null, note: null } as const;
  await succeed(reviewIdentity, decision, { session });
}
