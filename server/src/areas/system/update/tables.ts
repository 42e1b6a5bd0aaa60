import type { SystemType } from '@mcy/api/system/update/contract';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    /** The newest app of each system, set by the operator (spec §3). */
    app_version: {
      system_type: SystemType;
      version_number: string;
      package_upload: string;
      /** User ids, separated by commas; empty for everyone. */
      designated_users: string;
    };
  }
}
