import type { Area } from '../area/Area.ts';
import { hour } from '../jobs/startJobs.ts';
import { httpChecks } from './httpChecks.ts';
import { http as tables } from './migrations/0004_http.ts';
import { sweepRequests } from './sweepRequests.ts';

export const httpRoom: Area = {
  name: 'http',
  migrations: { '0004_http': tables },
  checks: httpChecks,
  jobs: [{ name: 'sweep of requests', every: hour, run: ({ db }, now) => sweepRequests(db, now) }],
};
