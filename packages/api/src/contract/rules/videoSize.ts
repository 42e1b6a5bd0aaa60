import * as z from 'zod/mini';

const megabytes = 30;

/** Video size in bytes: more than 0 and at most 30 MB (spec §5), with 1 MB = 1024 × 1024 bytes as on phones. */
export const videoSize = z.int().check(
  z.minimum(1, { error: 'required' }),
  z.refine((bytes) => bytes <= megabytes * 1024 * 1024, { error: 'video_size', params: { megabytes } }),
);
