import type { UploadPurpose } from '@mcy/api/contract';

declare module '../db/database.ts' {
  interface Tables {
    /** Uploaded files; the bytes are in the `FileStore` under `file_id`. */
    file: {
      file_id: string;
      owner_id: string;
      purpose: UploadPurpose['name'];
      visibility: 'public' | 'private';
      content_type: string;
      bytes: number;
      /** In pixels; null for a video. */
      width: number | null;
      height: number | null;
      /** Signs a private file's addresses; null for a public one. */
      address_key: Buffer | null;
      /** `storing`: its bytes may not be there yet. `loose`: unused. `attached`: in use. `doomed`: being deleted. */
      state: 'storing' | 'loose' | 'attached' | 'doomed';
      created_at: Date;
      /** Since when it is unused; null while in use. */
      loose_since: Date | null;
    };
  }
}
