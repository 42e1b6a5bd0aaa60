import * as z from 'zod/mini';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import * as rules from '../../contract/rules/index.ts';

const invitationSchema = z.object({
  /** The user whose code is bound; null until one is. */
  inviter: z.nullable(
    z.object({
      nickname: z.string(),
      /** URL of an image on this server. */
      avatar: z.string(),
      bound_at: z.iso.datetime(),
    }),
  ),
  /** A code can be bound until this moment. */
  bind_until: z.iso.datetime(),
  /** True while no code is bound and the deadline has not passed. */
  open: z.boolean(),
});

/** Who invited the caller, or until when they can say so. */
export type Invitation = z.output<typeof invitationSchema>;

export const readInvitation = defineCall({
  topic: 'account/invitations',
  method: 'GET',
  path: '/api/user/invitation',
  role: 'user',
  summary: 'Who invited the caller, or until when they can enter a code.',
  request: z.strictObject({}),
  response: invitationSchema,
});

export const bindInviteCode = defineCall({
  topic: 'account/invitations',
  method: 'POST',
  path: '/api/user/bindInviteCode',
  role: 'user',
  summary: 'Binds the invitation code of the person who invited the caller: once, within 30 days of registering.',
  refuses: {
    invite_code_not_found: 422,
    own_invite_code: 422,
    invite_circle: 422,
    invite_code_bound: 422,
    invite_code_late: 422,
  },
  request: z.strictObject({
    invite_code: field(rules.inviteCode, { kind: 'text', autoComplete: 'off' }),
  }),
  response: invitationSchema,
});

export const readShareKey = defineCall({
  topic: 'account/invitations',
  method: 'GET',
  path: '/api/user/shareKey',
  role: 'user',
  summary: 'The key of the caller’s invite links (`_key`): random, permanent, and anonymous.',
  request: z.strictObject({}),
  response: z.object({ key: z.string() }),
});

export const deShareKey = defineCall({
  topic: 'account/invitations',
  method: 'POST',
  path: '/api/common/deShareKey',
  role: 'guest',
  keyOptional: true,
  summary:
    "Exchanges the `_key` of a launch link for the sharer's invitation code (spec §7). For an unknown key, answers `errMsg` and no code.",
  request: z.strictObject({ key: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.object({
    /** Save it as the pre-invite code when there is no `errMsg`. */
    key: z.nullable(z.string()),
    errMsg: z.optional(z.string()),
  }),
});
