import * as z from 'zod/mini';

/** A carrier's number of a parcel: letters, digits and hyphens. */
export const trackingNumber = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => typed.trim()),
  ),
  z.string().check(z.regex(/^[A-Za-z0-9-]{6,30}$/, { error: 'tracking_number' })),
);
