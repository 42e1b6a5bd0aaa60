import { egg } from '../../forge/egg.ts';

/** The glass dome of a helmet. */
export const dome = egg(300, 220, 350, 326, { cheek: 0.54 });
