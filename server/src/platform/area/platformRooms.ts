import { factsRoom } from '../facts/factsRoom.ts';
import { filesRoom } from '../files/filesRoom.ts';
import { httpRoom } from '../http/httpRoom.ts';
import { jobsRoom } from '../jobs/jobsRoom.ts';
import { ledgerRoom } from '../ledger/ledgerRoom.ts';
import type { Area } from './Area.ts';

/** The rooms of the platform that have tables, checks or jobs hand them over as areas do. */
export const platformRooms: readonly Area[] = [ledgerRoom, httpRoom, filesRoom, factsRoom, jobsRoom];
