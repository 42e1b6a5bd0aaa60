import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { diskStore } from './diskStore.ts';
import type { FileStore } from './FileStore.ts';
import { s3Store } from './s3Store.ts';

/** Picks the store from the settings: the bucket, or the folder beside the embedded database. */
export function fileStoreOf({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): FileStore {
  return s3 ? s3Store(s3) : diskStore(filesFolder({ dataDir }));
}

/** Where uploads arrive: on the store's disk, so keeping one is a rename. */
export function arrivalsFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(filesFolder({ dataDir }), 'arriving');
}

/** The folder for files when there is no bucket. */
export function filesFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'files');
}
