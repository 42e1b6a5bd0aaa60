/** What a file is uploaded for; it is good for nothing else. */
export const uploadPurposes = ['avatar', 'background', 'photo', 'video', 'identity', 'licence'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** What is taken for a purpose. */
export interface UploadRule {
  kind: 'picture' | 'video';
  /** In bytes. */
  largest: number;
  /** A private file is shown to its owner and to operators alone, at an address that soon ends. */
  visibility: 'public' | 'private';
}

const megabyte = 1024 * 1024;
const picture = { kind: 'picture', largest: 20 * megabyte, visibility: 'public' } as const;

/** What is taken for each purpose; a video has at most 30 MB (spec §5, §9), a picture 20 (ours). */
export const uploadRules: Readonly<Record<UploadPurpose, UploadRule>> = {
  avatar: picture,
  background: picture,
  photo: picture,
  video: { kind: 'video', largest: 30 * megabyte, visibility: 'public' },
  identity: { ...picture, visibility: 'private' },
  licence: { ...picture, visibility: 'private' },
};

/** What a file is for when its upload does not say, by what it turns out to be (spec §7 names no purpose). */
export const usualPurposes = {
  picture: 'photo',
  video: 'video',
} as const satisfies Record<UploadRule['kind'], UploadPurpose>;

/** Where a public file is served. Pictures are WebP, whatever they came as. */
export function publicFileAddress(file_id: string, purpose: UploadPurpose): string {
  return `/files/${file_id}${uploadRules[purpose].kind === 'picture' ? '.webp' : ''}`;
}
