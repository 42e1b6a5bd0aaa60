import * as z from 'zod/mini';
import { positiveSchema } from '../../contract/count.ts';
import type { Call } from '../../contract/defineCall.ts';
import { kindSchema } from '../../contract/kind.ts';
import { defineUpload, largestPicture, largestVideo } from '../../contract/upload.ts';

export { publicFileAddress } from '../../contract/upload.ts';

export const photoUpload = defineUpload({
  name: 'photo',
  kind: 'picture',
  largest: largestPicture,
  visibility: 'public',
  size: { edge: 1600 },
});

export const videoUpload = defineUpload({
  name: 'video',
  kind: 'video',
  largest: largestVideo,
  visibility: 'public',
});

export const licenceUpload = defineUpload({
  name: 'licence',
  kind: 'picture',
  largest: largestPicture,
  visibility: 'private',
  // Small print must stay readable.
  size: { edge: 2400 },
});

/** What an upload without a purpose is for, by the kind of file (spec §7 names no purpose). */
export const usualUploads = { picture: photoUpload, video: videoUpload } as const;

/**
 * A call that takes a file instead of JSON and has its own kind of answer (spec §7): neither encrypted nor in an
 * envelope.
 */
export interface UploadCall<
  Form extends z.ZodMiniObject = z.ZodMiniObject,
  Kept extends z.ZodMiniType = z.ZodMiniType,
> extends Pick<Call, 'topic' | 'path' | 'role' | 'summary' | 'keyOptional'> {
  method: 'POST';
  /** Name of the file part in the multipart body. */
  fileField: 'file';
  /**
   * Text fields of the multipart body; an empty one counts as absent. Others are ignored, up to 64 in all: spec §7
   * sends some without naming them. The server accepts the purposes that its areas define.
   */
  form: Form;
  /** `data` of an answer with status 200. */
  uploaded: Kept;
  /** The rules that may say no to a file, by name, with the answer's `status`. */
  refuses: Readonly<Record<string, 413 | 422>>;
}

/** What was kept of a file. */
const uploadedSchema = z.object({
  file_id: z.uuid(),
  /** URL on this server. A private file's URL is valid for 10 minutes. */
  url: z.string(),
  kind: z.enum(['picture', 'video']),
  content_type: z.string(),
  /** Of the stored file, not the uploaded one. */
  bytes: positiveSchema,
  /** In pixels; null for a video. */
  width: z.nullable(positiveSchema),
  height: z.nullable(positiveSchema),
});
export type Uploaded = z.output<typeof uploadedSchema>;

export const uploadFile = {
  topic: 'system/uploads',
  method: 'POST',
  path: '/api/common/upload',
  role: 'user',
  keyOptional: true,
  summary:
    'Takes one picture (JPEG, PNG, WebP or GIF, at most 20 MB) or video (MP4, WebM or MOV, at most 30 MB). The token travels as `Authorization: Bearer`. Pictures are rotated upright, cropped to their purpose, and re-encoded as WebP without camera metadata; an animation keeps its first frame. Videos stay unchanged. Parts come in any order. Without a `purpose` a picture is a `photo` and a video a `video`; one that comes before its file lets the server refuse it sooner. What nothing uses within 24 hours is deleted.',
  fileField: 'file',
  form: z.object({ purpose: z.optional(kindSchema) }),
  uploaded: uploadedSchema,
  refuses: {
    file_missing: 422,
    file_too_large: 413,
    not_a_picture: 422,
    not_a_video: 422,
    picture_too_detailed: 422,
    picture_unreadable: 422,
  },
} as const satisfies UploadCall;

/**
 * The answer to every upload (spec §7): `status` decides, `msg` is in the caller's language, `data` is the stored file
 * or the reason.
 */
export const uploadAnswerSchema = z.object({ status: z.int(), msg: z.string(), data: z.unknown() });

/** Upload statuses that spec §8 reacts to, and those the server adds. */
export const uploadStatus = {
  ok: 200,
  signInRequired: 301,
  tooLarge: 413,
  refused: 422,
  tooManyRequests: 429,
  failed: 500,
  unavailable: 503,
} as const;
