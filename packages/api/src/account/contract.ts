import * as z from 'zod/mini';
import { countSchema, positiveSchema } from '../contract/count.ts';
import { defineCall } from '../contract/defineCall.ts';
import { field } from '../contract/fieldMeta.ts';
import * as rules from '../contract/rules/index.ts';

/** Levels by points, lowest first (spec §3). */
export const levels = ['bronze', 'silver', 'gold', 'platinum', 'diamond', 'black_gold', 'supreme'] as const;

export const userSchema = z.object({
  id: z.uuid(),
  nickname: z.string(),
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
