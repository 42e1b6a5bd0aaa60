import type { UploadPurpose } from '@mcy/api/contract';

declare module '../db/database.ts' {
  interface Tables {
    /** What users uploaded; the bytes are in the `FileStore` under `file_id`. */
    file: {
      file_id: string;
      owner_id: string;
      purpose: UploadPurpose;
      visibility: 'public' | 'private';
      content_type: string;
      bytes: number;
      /** In pixels; null for a video. */
      width: number | null;
      height: number | null;
      /** Signs the addresses of a private file; null for a public one. */
      address_key: Buffer | null;
      /** `storing`: its bytes may not be there yet. `loose`: nothing uses it. `attached`: something does. `doomed`: it is being deleted. */
      state: 'storing' | 'loose' | 'attached' | 'doomed';
      created_at: Date;
      /** Since when nothing uses it; null as long as something does. */
      loose_since: Date | null;
    };
  }
}
