import { readAppVersion } from '@mcy/api/system/update/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';

export const updateHandlers: readonly Implementation[] = [
  implement(readAppVersion, ({ system_type }, { db }) =>
    db
      .selectFrom('app_version')
      .select(['version_number', 'package_upload', 'designated_users'])
      .where('system_type', '=', system_type)
      .executeTakeFirstOrThrow(),
  ),
];
