import { egg } from '../../forge/egg.ts';

/** The face of a child. */
export const face = egg(300, 244, 300, 256, { cheek: 0.62, bottom: 0.56 });
