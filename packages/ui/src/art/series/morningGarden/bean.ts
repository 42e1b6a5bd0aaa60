import { egg } from '../../forge/egg.ts';

/** The body of a figure that is one piece. */
export const bean = egg(300, 340, 330, 424, { cheek: 0.64, top: 0.6, bottom: 0.62 });
