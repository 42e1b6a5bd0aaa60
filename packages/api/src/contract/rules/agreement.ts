import * as z from 'zod/mini';

/** A checkbox required before an action, such as the user agreement or the purchase agreement (spec §5). */
export const agreement = z.boolean().check(z.refine((ticked) => ticked, { error: 'agreement' }));
