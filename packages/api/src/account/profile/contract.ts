import * as z from 'zod/mini';
import { levels } from '../levels/contract.ts';
import { countSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import * as rules from '../../contract/rules/index.ts';
import { fileRefusals } from '../../contract/refusals.ts';
import { defineUpload, largestPicture } from '../../contract/upload.ts';

export const userSchema = z.object({
  id: z.uuid(),
  nickname: z.string(),
  /** Their description; null for none. */
  description: z.nullable(z.string()),
  /** `YYYY-MM-DD`. */
  birthday: z.string(),
  /** URL of an image on this server. */
  avatar: z.string(),
  /** Id of the uploaded picture; null for the default one. */
  avatar_file: z.nullable(z.uuid()),
  /** URL of the cover; null for none. */
  background: z.nullable(z.string()),
  background_file: z.nullable(z.uuid()),
  /** Email address or mobile number, masked for display. */
  sign_in_name: z.string(),
  invite_code: z.string(),
  level: z.enum(levels),
  points: countSchema,
  /** Roles beyond a plain user. */
  roles: z.array(z.enum(['seller', 'shopkeeper', 'operator'])),
  created_at: z.iso.datetime(),
});

export type User = z.infer<typeof userSchema>;

export const readUser = defineCall({
  topic: 'account/profile',
  method: 'GET',
  path: '/api/user/info',
  role: 'user',
  summary: 'The signed-in user.',
  request: z.strictObject({}),
  response: userSchema,
});

export const avatarUpload = defineUpload({
  name: 'avatar',
  kind: 'picture',
  largest: largestPicture,
  visibility: 'public',
  size: { width: 512, height: 512 },
});

export const backgroundUpload = defineUpload({
  name: 'background',
  kind: 'picture',
  largest: largestPicture,
  visibility: 'public',
  size: { width: 1536, height: 512 },
});

const profile = {
  avatar: field(z.nullable(z.uuid()), { kind: 'upload', upload: avatarUpload }),
  background: field(z.nullable(z.uuid()), { kind: 'upload', upload: backgroundUpload }),
  nickname: field(rules.nickname, { kind: 'text', autoComplete: 'nickname' }),
  description: field(z.nullable(rules.text()), { kind: 'textArea' }),
  birthday: field(rules.adultBirthday, { kind: 'date', autoComplete: 'bday' }),
};

export const editProfile = defineCall({
  topic: 'account/profile',
  method: 'POST',
  path: '/api/user/edit',
  role: 'user',
  summary:
    "Changes the caller's profile. Omitted fields stay unchanged; null clears a field. `avatar` and `background` are ids of files the caller uploaded for that purpose. Minors are refused.",
  refuses: fileRefusals,
  request: z.strictObject({
    avatar: z.optional(profile.avatar),
    background: z.optional(profile.background),
    nickname: z.optional(profile.nickname),
    description: z.optional(profile.description),
    birthday: z.optional(profile.birthday),
  }),
  response: userSchema,
});

/**
 * The same call for a form that shows the whole profile: every field is required, and only the description may be
 * empty.
 */
export function editWholeProfile() {
  return { ...editProfile, request: z.strictObject(profile) };
}

export * from './privacy.ts';
