import * as z from 'zod/mini';

/** A box that must be ticked before the action: the user agreement, the purchase agreement (spec §5). */
export const agreement = z.boolean().check(z.refine((ticked) => ticked, { error: 'agreement' }));
