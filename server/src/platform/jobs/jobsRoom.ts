import type { Area } from '../area/Area.ts';
import { jobFailures } from './migrations/0056_job_failures.ts';

export const jobsRoom: Area = { name: 'jobs', migrations: { '0056_job_failures': jobFailures } };
