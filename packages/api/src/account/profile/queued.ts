import type { QueuedWrite } from '../../queued/queuedWriteOptions.ts';
import { editProfile, readUser } from './contract.ts';

export const queuedEditProfile = { call: editProfile, invalidates: [readUser] } as const satisfies QueuedWrite;
