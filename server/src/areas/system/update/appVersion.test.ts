import { readAppVersion } from '@mcy/api/system/update/contract';
import { expect, it } from 'vitest';
import { provideServer } from '../../../testing/provideServer.ts';

const server = provideServer();

it('the newest app of each system is the one the operator set', async () => {
  expect(await server().succeed(readAppVersion, { system_type: 'ios' })).toEqual({
    version_number: '2.6.0',
    package_upload: '',
    designated_users: '',
  });
  const release = { version_number: '2.7.0', package_upload: 'https://cdn.example/a.zip', designated_users: 'a,b' };
  await server().db.updateTable('app_version').set(release).where('system_type', '=', 'android').execute();
  expect(await server().succeed(readAppVersion, { system_type: 'android' })).toEqual(release);
  expect(await server().call(readAppVersion, { system_type: 'tv' as 'web' })).toMatchObject({
    code: 422,
    field: 'system_type',
  });
});
