import * as z from 'zod/mini';

const megabytes = 30;

/** Size of a video in bytes: something, and at most 30 MB (spec §5), counted as phones count them, 1024 × 1024 bytes each. */
export const videoSize = z.int().check(
  z.minimum(1, { error: 'required' }),
  z.refine((bytes) => bytes <= megabytes * 1024 * 1024, { error: 'video_size', params: { megabytes } }),
);
