/** Kinds of accepted files. A video is always the only one. */
export type UploadKind = 'pictures' | 'video' | 'both';

/** Why a file was refused. */
export interface UploadRefusal {
  readonly name: string;
  readonly reason: 'type' | 'empty' | 'tooLarge' | 'tooMany' | 'oneVideo';
  /** The exceeded limit: bytes for `tooLarge`, files for `tooMany`. */
  readonly limit: number;
}

export interface UploadLimits {
  /** Files in total; an album has at most 9 (spec §9). */
  readonly maxCount: number;
  /** Files per selection (spec §7). */
  readonly maxAtOnce: number;
  /** In bytes (spec §5, §9). */
  readonly maxVideoBytes: number;
  /** In bytes. */
  readonly maxPictureBytes: number;
}

const megabyte = 1024 * 1024;

/** The spec's limits. It has none for a picture; ours only protects a phone's memory. */
export const uploadLimits: UploadLimits = {
  maxCount: 9,
  maxAtOnce: 52,
  maxVideoBytes: 30 * megabyte,
  maxPictureBytes: 30 * megabyte,
};

// No SVG: it can carry a script. No HEIC: most browsers cannot show it, and phones convert it to JPEG when asked for
// one.
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
const videoTypes = ['video/mp4', 'video/webm', 'video/quicktime'];

/** Media types for the system's file picker. */
export const acceptedTypes: Record<UploadKind, readonly string[]> = {
  pictures: pictureTypes,
  video: videoTypes,
  both: [...pictureTypes, ...videoTypes],
};

/** Returns true for a video, by media type. */
export function isVideo({ type }: { readonly type: string }): boolean {
  return type.startsWith('video/');
}

interface Standing {
  readonly accept: UploadKind;
  readonly limits: UploadLimits;
  /** Number of existing files. */
  readonly count: number;
  /** True when one of them is a video. */
  readonly hasVideo: boolean;
}

/** Separates accepted from refused files, in order. */
export function admitFiles<Chosen extends Pick<File, 'name' | 'size' | 'type'>>(
  files: readonly Chosen[],
  { accept, limits, count, hasVideo }: Standing,
): { admitted: readonly Chosen[]; refused: readonly UploadRefusal[] } {
  const admitted: Chosen[] = [];
  const refused: UploadRefusal[] = [];
  const room = Math.min(accept === 'video' ? 1 : limits.maxCount, limits.maxAtOnce + count);
  for (const file of files) {
    const refuse = (reason: UploadRefusal['reason'], limit = 0) => refused.push({ name: file.name, reason, limit });
    const maxBytes = isVideo(file) ? limits.maxVideoBytes : limits.maxPictureBytes;
    if (!acceptedTypes[accept].includes(file.type)) refuse('type');
    else if (file.size === 0) refuse('empty');
    else if (file.size > maxBytes) refuse('tooLarge', maxBytes);
    else if (isVideo(file) && (hasVideo || admitted.some(isVideo))) refuse('oneVideo', 1);
    else if (count + admitted.length >= room)
      refuse('tooMany', accept === 'video' ? 1 : Math.min(limits.maxCount, limits.maxAtOnce));
    else admitted.push(file);
  }
  return { admitted, refused };
}
