import * as z from 'zod/mini';
import { countSchema, positiveSchema } from '../contract/count.ts';
import { defineCall } from '../contract/defineCall.ts';
import { field } from '../contract/fieldMeta.ts';
import * as rules from '../contract/rules/index.ts';

export * from './notifications.ts';
export * from './sessions.ts';

/** Levels by points, lowest first (spec §3). */
export const levels = ['bronze', 'silver', 'gold', 'platinum', 'diamond', 'black_gold', 'supreme'] as const;

export const userSchema = z.object({
  id: z.uuid(),
  nickname: z.string(),
  /** What they say of themselves; null when nothing. */
  description: z.nullable(z.string()),
  /** `YYYY-MM-DD`. */
  birthday: z.string(),
  /** Address of a picture on this server. */
  avatar: z.string(),
  /** E-mail address or mobile number, masked for display. */
  sign_in_name: z.string(),
  invite_code: z.string(),
  level: z.enum(levels),
  points: countSchema,
  created_at: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

/** What the client stores after signing in (spec §3): both go back as headers on every call. */
const sessionSchema = z.object({
  token: z.string(),
  pwdVersion: positiveSchema,
  user: userSchema,
});

export const register = defineCall({
  area: 'account',
  method: 'POST',
  path: '/api/user/register',
  role: 'guest',
  summary: 'Opens an account and signs in. Minors are refused.',
  request: z.strictObject({
    sign_in_name: field(rules.signInName, { kind: 'signInName', autoComplete: 'username' }),
    nickname: field(rules.nickname, { kind: 'text', autoComplete: 'nickname' }),
    password: field(rules.newPassword, { kind: 'newPassword', autoComplete: 'new-password' }),
    birthday: field(rules.adultBirthday, { kind: 'date', autoComplete: 'bday' }),
    agreement: field(rules.agreement, { kind: 'agreement' }),
  }),
  response: sessionSchema,
});

export const login = defineCall({
  area: 'account',
  method: 'POST',
  path: '/api/user/login',
  role: 'guest',
  summary: 'Signs in by password.',
  request: z.strictObject({
    sign_in_name: field(rules.signInName, { kind: 'signInName', autoComplete: 'username' }),
    password: field(z.string().check(z.minLength(1), z.maxLength(200)), {
      kind: 'password',
      autoComplete: 'current-password',
    }),
  }),
  response: sessionSchema,
});

/** What a code is for: one of another purpose is no good. */
export const codePurposes = ['sign_in', 'reset_password'] as const;

export const sendCode = defineCall({
  area: 'account',
  method: 'POST',
  path: '/api/user/sendCode',
  role: 'guest',
  summary:
    'Sends a code of 6 digits, good for 5 minutes and 5 tries, to an account’s e-mail address or number; another one after 60 s (spec §9). Answers alike when there is no such account. Refuses `code_unavailable`, `too_many_requests`.',
  request: z.strictObject({
    sign_in_name: field(rules.signInName, { kind: 'signInName', autoComplete: 'username' }),
    purpose: field(z.enum(codePurposes), { kind: 'hidden' }),
  }),
  response: z.object({
    /** In the demo, the page that shows what was sent to this name; null where codes go out for real. */
    mailbox_url: z.nullable(z.string()),
  }),
});

export const loginByCode = defineCall({
  area: 'account',
  method: 'POST',
  path: '/api/user/loginByCode',
  role: 'guest',
  summary: 'Signs in by a code of `sendCode`, which is used up. Refuses `wrong_code`, `code_void`, `code_unavailable`.',
  request: z.strictObject({
    sign_in_name: field(rules.signInName, { kind: 'signInName', autoComplete: 'username' }),
    code: field(rules.code(), { kind: 'code', autoComplete: 'one-time-code' }),
  }),
  response: sessionSchema,
});

export const resetPassword = defineCall({
  area: 'account',
  method: 'POST',
  path: '/api/user/resetPassword',
  role: 'guest',
  summary:
    'Sets a new password by a code of `sendCode`, which is used up; every session of the account ends. Refuses `wrong_code`, `code_void`, `code_unavailable`.',
  request: z.strictObject({
    sign_in_name: field(rules.signInName, { kind: 'signInName', autoComplete: 'username' }),
    code: field(rules.code(), { kind: 'code', autoComplete: 'one-time-code' }),
    password: field(rules.newPassword, { kind: 'newPassword', autoComplete: 'new-password' }),
  }),
  response: z.object({}),
});

export const changePassword = defineCall({
  area: 'account',
  method: 'POST',
  path: '/api/user/changePassword',
  role: 'user',
  summary:
    'Sets a new password by the old one; every session of the account ends, and the answer is a new one for the caller. Refuses `wrong_password`, `same_password`.',
  request: z.strictObject({
    old_password: field(z.string().check(z.minLength(1), z.maxLength(200)), {
      kind: 'password',
      autoComplete: 'current-password',
    }),
    new_password: field(rules.newPassword, { kind: 'newPassword', autoComplete: 'new-password' }),
  }),
  response: sessionSchema,
});

export const logout = defineCall({
  area: 'account',
  method: 'POST',
  path: '/api/user/logout',
  role: 'user',
  summary: 'Ends this session; its token stops working at once.',
  request: z.strictObject({}),
  response: z.object({}),
});

export const readUser = defineCall({
  area: 'account',
  method: 'GET',
  path: '/api/user/info',
  role: 'user',
  summary: 'The signed-in user.',
  request: z.strictObject({}),
  response: userSchema,
});

const profile = {
  nickname: field(rules.nickname, { kind: 'text', autoComplete: 'nickname' }),
  description: field(z.nullable(rules.text()), { kind: 'textArea' }),
  birthday: field(rules.adultBirthday, { kind: 'date', autoComplete: 'bday' }),
};

export const editProfile = defineCall({
  area: 'account',
  method: 'POST',
  path: '/api/user/edit',
  role: 'user',
  summary:
    "Changes what the caller's profile says: what is left out stays, a `description` of null is taken away. Minors are refused.",
  request: z.strictObject({
    nickname: z.optional(profile.nickname),
    description: z.optional(profile.description),
    birthday: z.optional(profile.birthday),
  }),
  response: userSchema,
});

/** The same call, filled in by somebody who sees the whole profile: nothing is left out, only the description may be empty. */
export function editWholeProfile() {
  return { ...editProfile, request: z.strictObject(profile) };
}
