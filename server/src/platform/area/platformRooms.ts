import { filesRoom } from '../files/filesRoom.ts';
import { httpRoom } from '../http/httpRoom.ts';
import { ledgerRoom } from '../ledger/ledgerRoom.ts';
import type { Area } from './Area.ts';

/** The platform's rooms with tables, checks or jobs, registered the way areas are. */
export const platformRooms: readonly Area[] = [ledgerRoom, httpRoom, filesRoom];
