import { egg } from '../../forge/egg.ts';

/** The head that figures of the valley share. */
export const head = egg(300, 232, 330, 262, { cheek: 0.6, top: 0.62, bottom: 0.6 });
