import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createMigrator } from '../../../platform/db/migrate.ts';
import { openDatabase } from '../../../platform/db/openDatabase.ts';
import { shop } from '../../../shop.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';

it('existing names still sign in, and everyone gets a share key', async () => {
  const { db, close } = await openDatabase({ databaseUrl: await createTestDatabase({ empty: true }), dataDir: '' });
  const migrator = createMigrator(db, shop.migrations, { identitySecret: 'a secret of this test' });
  const names = Object.keys(shop.migrations);
  await migrator.migrateTo(names[names.indexOf('0014_bindings') - 1] ?? '');
  await sql`
    insert into app_user (user_id, sign_in_name, nickname, birthday, password_hash, invite_code, created_at)
      values ('0199b1c2-0000-7000-8000-000000000001', 'lan@example.com', 'Lan', '1990-01-01', '-', 'AAAAAAAA', '2026-01-02'),
        ('0199b1c2-0000-7000-8000-000000000002', '+84912345678', 'Minh', '1990-01-01', '-', 'BBBBBBBB', '2026-01-03')
  `.execute(db);
  const { error } = await migrator.migrateToLatest();
  expect(error).toBeUndefined();
  const bound = await db.selectFrom('bound_name').selectAll().orderBy('bound_at').execute();
  expect(bound.map(({ sign_in_name, kind, bound_at }) => [sign_in_name, kind, bound_at.toISOString()])).toEqual([
    ['lan@example.com', 'email', expect.stringContaining('2026-01-0')],
    ['+84912345678', 'mobile', expect.stringContaining('2026-01-0')],
  ]);
  const users = await db.selectFrom('app_user').select(['share_key', 'invited_by']).execute();
  expect(new Set(users.map(({ share_key }) => share_key)).size).toBe(2);
  for (const { share_key, invited_by } of users) expect([share_key.length, invited_by]).toEqual([32, null]);
  await close();
});
