import { packagedSystem } from './update/packagedSystem.ts';

/** Whether this is the app packaged for a phone: the web verifies nobody (spec §2). */
export const isPackaged = packagedSystem !== null;
