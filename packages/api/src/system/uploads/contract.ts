import * as z from 'zod/mini';
import { positiveSchema } from '../../contract/count.ts';
import type { Call } from '../../contract/defineCall.ts';
import { uploadPurposes } from '../../contract/upload.ts';

export { publicFileAddress, uploadPurposes, uploadRules, usualPurposes } from '../../contract/upload.ts';

/** A call that takes a file instead of JSON, and answers in its own way (spec §7): neither encrypted nor in an envelope. */
export interface UploadCall<
  Form extends z.ZodMiniObject = z.ZodMiniObject,
  Kept extends z.ZodMiniType = z.ZodMiniType,
> extends Pick<Call, 'topic' | 'path' | 'role' | 'summary' | 'keyOptional'> {
  method: 'POST';
  /** Where the file stands in the multipart body. */
  fileField: 'file';
  /** The text fields of the multipart body; an empty one counts as not sent. Others are ignored, up to 64 in all: spec §7 sends some and does not name them. */
  form: Form;
  /** `data` of an answer whose status is 200. */
  uploaded: Kept;
}

/** What was kept of a file. */
const uploadedSchema = z.object({
  file_id: z.uuid(),
  /** Address on this server. That of a private file is good for 10 minutes. */
  url: z.string(),
  kind: z.enum(['picture', 'video']),
  content_type: z.string(),
  /** Of what was kept, not of what was sent. */
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
    'Takes one picture (JPEG, PNG, WebP or GIF, at most 20 MB) or video (MP4, WebM or MOV, at most 30 MB). The token travels as `Authorization: Bearer`. Pictures are turned upright, cut to their purpose, written anew as WebP without anything the camera noted, and of a moving one the first frame; videos stay as they are. Parts come in any order. Without a `purpose` a picture is a `photo` and a video a `video`; one that comes before its file lets the server refuse it sooner. What nothing uses within 24 hours is deleted. Refuses `file_too_large`, `not_a_picture`, `not_a_video`, `picture_too_detailed`, `picture_unreadable`, `file_missing`.',
  fileField: 'file',
  form: z.object({ purpose: z.optional(z.enum(uploadPurposes)) }),
  uploaded: uploadedSchema,
} as const satisfies UploadCall;

/** Every answer to an upload (spec §7): `status` decides, `msg` is in the caller's language, `data` is what was kept or why not. */
export const uploadAnswerSchema = z.object({ status: z.int(), msg: z.string(), data: z.unknown() });

/** Statuses of an upload with a reaction of their own in spec §8, and those the server adds. */
export const uploadStatus = {
  ok: 200,
  signInRequired: 301,
  tooLarge: 413,
  refused: 422,
  tooManyRequests: 429,
  failed: 500,
  unavailable: 503,
} as const;
