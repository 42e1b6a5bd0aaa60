import type { Area } from '../area/Area.ts';
import { hour } from '../jobs/startJobs.ts';
import { arrivalsFolder, fileStoreOf } from './fileStoreOf.ts';
import { uploads } from './migrations/0012_uploads.ts';
import { sweepFiles } from './sweepFiles.ts';

export const filesRoom: Area = {
  name: 'files',
  migrations: { '0012_uploads': uploads },
  jobs: [
    {
      name: 'sweep of files',
      every: hour,
      run: ({ db, config }, now) =>
        sweepFiles(db, { store: fileStoreOf(config), arrivals: arrivalsFolder(config) }, now),
    },
  ],
};
