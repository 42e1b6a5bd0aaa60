import type { SystemType } from '@mcy/api/system/update/contract';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    /** The newest app of each system, as the operator says (spec §3). */
    app_version: {
      system_type: SystemType;
      version_number: string;
      package_upload: string;
      /** User ids with commas between them; empty for everybody. */
      designated_users: string;
    };
  }
}
