import { platform } from './update/appUpdate.ts';

/** Whether this is the app packaged for a phone: the web verifies nobody (spec §2). */
export const isPackaged = platform.system !== 'web';
