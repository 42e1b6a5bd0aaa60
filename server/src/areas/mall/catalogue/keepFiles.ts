import type { UploadPurpose } from '@mcy/api/contract';
import { publicFileAddress } from '@mcy/api/system/uploads/contract';
import type { Database } from '../../../platform/db/database.ts';
import { attachFile } from '../../../platform/files/attachFile.ts';
import { fileNotFound } from '../../../platform/files/messages.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';

interface Kept {
  /** Addresses that the row has already. */
  there: readonly string[];
  owner_id: string;
  purpose: UploadPurpose;
  /** The request field that names the files. */
  field: string;
}

/**
 * Addresses of files that a form names: by their address when they are there already, by their id when its sender
 * uploaded them since. What the form leaves out is not deleted, because orders show it. Refuses `file_not_found`.
 */
export async function keepFiles(
  db: Database,
  files: readonly string[],
  { there, owner_id, purpose, field }: Kept,
): Promise<string[]> {
  const addresses: string[] = [];
  for (const file of new Set(files)) {
    if (!file.startsWith('/')) {
      await attachFile(db, { file_id: file, owner_id, purpose }, field);
      addresses.push(publicFileAddress(file, purpose.kind));
    } else if (there.includes(file)) addresses.push(file);
    else throw new Refusal({ error: 'file_not_found', message: fileNotFound, field });
  }
  return addresses;
}
