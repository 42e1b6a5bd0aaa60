import { packagedSystem } from './update/packagedSystem.ts';

/** True in the packaged app: the web verifies no identities (spec §2). */
export const isPackaged = packagedSystem !== null;
