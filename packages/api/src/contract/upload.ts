import { kindSchema } from './kind.ts';

const megabyte = 1024 * 1024;

/** The largest picture (ours) and the largest video (spec §5, §9), in bytes. */
export const largestPicture = 20 * megabyte;
export const largestVideo = 30 * megabyte;

/** Size of a stored picture, in pixels: cropped from the middle, or only scaled to fit. */
export type PictureSize = { width: number; height: number } | { edge: number };

/**
 * What files are uploaded for; a file cannot be used for anything else. The topic that uses the files defines it, and its
 * area hands it to the server in its `uploads`.
 */
export type UploadPurpose = {
  /** On the wire and in the database, in snake case; it is never renamed. */
  name: string;
  /** In bytes. */
  largest: number;
  /** Only the owner and operators can see a private file, at a URL that expires. */
  visibility: 'public' | 'private';
} & ({ kind: 'picture'; size: PictureSize } | { kind: 'video' });

/** Defines what files are uploaded for. */
export function defineUpload<const Purpose extends UploadPurpose>(purpose: Purpose): Purpose {
  if (!kindSchema.safeParse(purpose.name).success)
    throw new Error(`A purpose of uploads is lower_snake_case, not ${purpose.name}`);
  return purpose;
}

/** URL prefix of public files. Pictures are always served as WebP. */
export function publicFileAddress(file_id: string, kind: UploadPurpose['kind']): string {
  return `/files/${file_id}${kind === 'picture' ? '.webp' : ''}`;
}
