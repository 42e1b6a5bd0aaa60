import { randomBytes } from 'node:crypto';
import { identityUpload, submitIdentity } from '@mcy/api/account/identity/contract';
import { type RequestOf, type Right, type UploadPurpose, rights } from '@mcy/api/contract';
import * as operator from '@mcy/api/operator/identity/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../platform/db/database.ts';
import type { Session, TestServer } from './startTestServer.ts';

type Owner = Session & { user_id: string };
type Request = RequestOf<typeof submitIdentity>;

/** A citizen number that is unique in the test, of a person born in 1990. */
export function testNumber(index: number): string {
  return `001090${String(index).padStart(6, '0')}`;
}

/** A picture of the owner's, as if uploaded. */
export async function plantFile(
  db: Database,
  owner_id: string,
  purpose: UploadPurpose = identityUpload,
): Promise<string> {
  const file_id = uuidv7();
  const hidden = purpose.visibility === 'private';
  await db
    .insertInto('file')
    .values({
      file_id,
      owner_id,
      purpose: purpose.name,
      visibility: hidden ? 'private' : 'public',
      content_type: 'image/webp',
      bytes: 1_000,
      width: 400,
      height: 300,
      address_key: hidden ? randomBytes(32) : null,
      state: 'loose',
      created_at: new Date(),
      loose_since: new Date(),
    })
    .execute();
  return file_id;
}

/** A valid verification request, with planted pictures. */
export async function testIdentity(db: Database, owner_id: string, changes: Partial<Request> = {}): Promise<Request> {
  return {
    full_name: 'Nguyễn Minh Anh',
    birthday: '1990-06-15',
    kind: 'citizen_card',
    number: testNumber(Number(BigInt(`0x${randomBytes(5).toString('hex')}`) % 1_000_000n)),
    front_file: await plantFile(db, owner_id),
    back_file: await plantFile(db, owner_id),
    face_file: await plantFile(db, owner_id),
    ...changes,
  };
}

/** A new operator, with every right unless said. */
export async function registerOperator(server: TestServer, held: readonly Right[] = rights): Promise<Owner> {
  const session = await server.registerUser('Ban Quản Trị');
  await server.db
    .updateTable('app_user')
    .set({ roles: ['operator'] })
    .where('user_id', '=', session.user_id)
    .execute();
  await plantRights(server.db, session.user_id, held);
  return session;
}

/** Rights as the first operators have them, without a grantor. */
export async function plantRights(db: Database, user_id: string, held: readonly Right[]): Promise<void> {
  if (held.length === 0) return;
  const grants = held.map((right) => ({ user_id, right, granted_at: new Date(), granted_by: null }));
  await db.insertInto('operator_right').values(grants).execute();
}

/** A new user with a verified identity. */
export async function registerVerified(server: TestServer): Promise<Owner> {
  const [session, reviewer] = [await server.registerUser(), await registerOperator(server)];
  await server.succeed(submitIdentity, await testIdentity(server.db, session.user_id), { session });
  const { review_id } = await server.db
    .selectFrom('identity_review')
    .select('review_id')
    .where('user_id', '=', session.user_id)
    .executeTakeFirstOrThrow();
  const decision = { review_id, decision: 'successful', reason: null, note: null } as const;
  await server.succeed(operator.reviewIdentity, decision, { session: reviewer });
  return session;
}
