import * as z from 'zod/mini';
import { defineCall } from '../../contract/defineCall.ts';

const privacySchema = z.object({
  /** Shows their best wins on the public profile. */
  shows_wins: z.boolean(),
  /** Shows their name in rankings; otherwise it is masked. */
  named_in_rankings: z.boolean(),
});

export type Privacy = z.output<typeof privacySchema>;

export const readPrivacy = defineCall({
  topic: 'account/profile',
  method: 'GET',
  path: '/api/user/privacy',
  role: 'user',
  summary: "The caller's privacy settings. Everything is hidden by default.",
  request: z.strictObject({}),
  response: privacySchema,
});

export const editPrivacy = defineCall({
  topic: 'account/profile',
  method: 'POST',
  path: '/api/user/editPrivacy',
  role: 'user',
  summary: "Changes the caller's privacy settings; omitted ones stay.",
  request: z.strictObject({ shows_wins: z.optional(z.boolean()), named_in_rankings: z.optional(z.boolean()) }),
  response: privacySchema,
});
