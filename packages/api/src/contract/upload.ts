/** Purpose of an uploaded file; it cannot be used for any other. */
export const uploadPurposes = ['avatar', 'background', 'photo', 'video', 'identity', 'licence'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** Limits for a purpose. */
export interface UploadRule {
  kind: 'picture' | 'video';
  /** In bytes. */
  largest: number;
  /** Only the owner and operators can see a private file, at a URL that expires. */
  visibility: 'public' | 'private';
}

const megabyte = 1024 * 1024;
const picture = { kind: 'picture', largest: 20 * megabyte, visibility: 'public' } as const;

/** Limits for each purpose: a video has at most 30 MB (spec §5, §9), a picture 20 (ours). */
export const uploadRules: Readonly<Record<UploadPurpose, UploadRule>> = {
  avatar: picture,
  background: picture,
  photo: picture,
  video: { kind: 'video', largest: 30 * megabyte, visibility: 'public' },
  identity: { ...picture, visibility: 'private' },
  licence: { ...picture, visibility: 'private' },
};

/** Default purpose of an upload without one, by the kind of file (spec §7 names no purpose). */
export const usualPurposes = {
  picture: 'photo',
  video: 'video',
} as const satisfies Record<UploadRule['kind'], UploadPurpose>;

/** URL prefix of public files. Pictures are always served as WebP. */
export function publicFileAddress(file_id: string, purpose: UploadPurpose): string {
  return `/files/${file_id}${uploadRules[purpose].kind === 'picture' ? '.webp' : ''}`;
}
