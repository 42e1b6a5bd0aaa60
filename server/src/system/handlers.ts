import { noteLastLogin as noteLastLoginCall, readEncryptionSwitch } from '@mcy/api/system/frame/contract';
import { readAppVersion } from '@mcy/api/system/update/contract';
import { readMapSource } from '@mcy/api/system/map/contract';
import { type Implementation, implement } from '../http/handler.ts';
import { noteLastLogin } from './lastLogin/noteLastLogin.ts';

export const systemHandlers: readonly Implementation[] = [
  implement(readEncryptionSwitch, (_request, { config }) => Promise.resolve({ open: config.encryption ? 1 : 0 })),

  implement(readMapSource, (_request, { config }) => Promise.resolve({ tiles: config.mapTiles })),

  implement(readAppVersion, ({ system_type }, { db }) =>
    db
      .selectFrom('app_version')
      .select(['version_number', 'package_upload', 'designated_users'])
      .where('system_type', '=', system_type)
      .executeTakeFirstOrThrow(),
  ),

  implement(noteLastLoginCall, async (_request, { db, caller, now }) => ({
    last_login_at: (await noteLastLogin(db, caller.user_id, now)).toISOString(),
  })),
];
