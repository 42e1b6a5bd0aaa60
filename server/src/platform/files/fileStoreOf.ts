import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { diskStore } from './diskStore.ts';
import type { FileStore } from './FileStore.ts';
import { s3Store } from './s3Store.ts';

/** Where the settings keep files: in the bucket, or beside the embedded database. */
export function fileStoreOf({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): FileStore {
  return s3 ? s3Store(s3) : diskStore(filesFolder({ dataDir }));
}

/** Where uploads are while they arrive: on the disk of the store, so that keeping one is a rename. */
export function arrivalsFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(filesFolder({ dataDir }), 'arriving');
}

/** Where files are that are not in a bucket. */
export function filesFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'files');
}
