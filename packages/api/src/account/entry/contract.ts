import * as z from 'zod/mini';
import { positiveSchema } from '../../contract/count.ts';
import { userSchema } from '../profile/contract.ts';
import { field } from '../../contract/fieldMeta.ts';
import * as rules from '../../contract/rules/index.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { codeRefusals } from './codeRefusals.ts';

/** What the client stores after sign-in (spec §3). Both go back as headers on every call. */
const sessionSchema = z.object({
  token: z.string(),
  pwdVersion: positiveSchema,
  user: userSchema,
});

const registration = {
  nickname: field(rules.nickname, { kind: 'text', autoComplete: 'nickname' }),
  password: field(rules.newPassword, { kind: 'newPassword', autoComplete: 'new-password' }),
  birthday: field(rules.adultBirthday, { kind: 'date', autoComplete: 'bday' }),
  /** The inviter's code. A wrong code does not block registration. */
  invite_code: z.optional(field(z.string().check(z.maxLength(200)), { kind: 'text', autoComplete: 'off' })),
  agreement: field(rules.agreement, { kind: 'agreement' }),
  /** Version of the user agreement shown beside the checkbox. */
  agreement_version: field(positiveSchema, { kind: 'hidden' }),
};

const newName = field(rules.signInName, { kind: 'signInName', autoComplete: 'username' });

const proof = field(rules.code(), { kind: 'code', autoComplete: 'one-time-code' });

export const register = defineCall({
  topic: 'account/entry',
  method: 'POST',
  path: '/api/user/register',
  role: 'guest',
  summary:
    'Opens an account and signs in. A code of `sendCode` (purpose `register`) proves the name, except in a shop that cannot send codes. Minors are refused.',
  refuses: {
    ...codeRefusals,
    agreement_changed: 422,
    code_required: 422,
    common_password: 422,
    sign_in_name_taken: 422,
  },
  request: z.strictObject({ sign_in_name: newName, code: z.optional(proof), ...registration }),
  response: z.extend(sessionSchema, {
    /** Result of the invitation code: bound, or unknown; null when none was given. */
    invitation: z.nullable(z.enum(['bound', 'not_found'])),
  }),
});

/** The same call when a code proves the sign-in name. */
export function registerByCode() {
  return { ...register, request: z.strictObject({ sign_in_name: newName, code: proof, ...registration }) };
}

export const login = defineCall({
  topic: 'account/entry',
  method: 'POST',
  path: '/api/user/login',
  role: 'guest',
  summary: 'Signs in by password.',
  refuses: { wrong_credentials: 422 },
  request: z.strictObject({
    sign_in_name: field(rules.signInName, { kind: 'signInName', autoComplete: 'username' }),
    password: field(z.string().check(z.minLength(1), z.maxLength(200)), {
      kind: 'password',
      autoComplete: 'current-password',
    }),
  }),
  response: sessionSchema,
});

/** Purpose of a code. A code is rejected for any other purpose. */
export const codePurposes = ['sign_in', 'reset_password', 'register', 'bind_name'] as const;

export const sendCode = defineCall({
  topic: 'account/entry',
  method: 'POST',
  path: '/api/user/sendCode',
  role: 'guest',
  summary:
    'Sends a code of 6 digits, valid for 5 minutes and 5 tries, to an email address or number; another one after 60 s (spec §9). It is valid on the device that requested it (the `device` header), else in the network. To sign in or reset a password it goes to an account’s name only; to register or bind a name, if the name has an account, its owner gets a notice instead of a code. Answers alike in all cases.',
  refuses: { code_unavailable: 422 },
  request: z.strictObject({
    sign_in_name: field(rules.signInName, { kind: 'signInName', autoComplete: 'username' }),
    purpose: field(z.enum(codePurposes), { kind: 'hidden' }),
  }),
  response: z.object({
    /** In the demo, the page that shows what was sent to this name; null when codes are really sent. */
    mailbox_url: z.nullable(z.string()),
  }),
});

export const checkCode = defineCall({
  topic: 'account/entry',
  method: 'POST',
  path: '/api/user/checkCode',
  role: 'guest',
  summary:
    'Says whether a code of `sendCode` (purpose `register`) is right, and leaves it as it is for `register`. A wrong one uses one of its 5 tries.',
  refuses: codeRefusals,
  request: z.strictObject({ sign_in_name: newName, code: proof }),
  response: z.object({}),
});

export const listCommonPasswords = defineCall({
  topic: 'account/entry',
  method: 'GET',
  path: '/api/user/commonPasswords',
  role: 'guest',
  summary:
    'Passwords that keep the rules of a new one and are refused all the same, because thousands use them: a form says so while one is typed, and no password leaves the device for that. In lower case.',
  maxAge: 86_400,
  request: z.strictObject({}),
  response: z.object({ rows: z.array(z.string()) }),
});

export const loginByCode = defineCall({
  topic: 'account/entry',
  method: 'POST',
  path: '/api/user/loginByCode',
  role: 'guest',
  summary: 'Signs in by a code of `sendCode`, which is used up.',
  refuses: codeRefusals,
  request: z.strictObject({
    sign_in_name: field(rules.signInName, { kind: 'signInName', autoComplete: 'username' }),
    code: field(rules.code(), { kind: 'code', autoComplete: 'one-time-code' }),
  }),
  response: sessionSchema,
});

export const resetPassword = defineCall({
  topic: 'account/entry',
  method: 'POST',
  path: '/api/user/resetPassword',
  role: 'guest',
  summary: 'Sets a new password by a code of `sendCode`, which is used up; every session of the account ends.',
  refuses: { ...codeRefusals, common_password: 422 },
  request: z.strictObject({
    sign_in_name: field(rules.signInName, { kind: 'signInName', autoComplete: 'username' }),
    code: field(rules.code(), { kind: 'code', autoComplete: 'one-time-code' }),
    password: field(rules.newPassword, { kind: 'newPassword', autoComplete: 'new-password' }),
  }),
  response: z.object({}),
});

export const changePassword = defineCall({
  topic: 'account/entry',
  method: 'POST',
  path: '/api/user/changePassword',
  role: 'user',
  summary:
    'Sets a new password with the old one. Every session of the account ends, and the answer has a new one for the caller.',
  refuses: { wrong_password: 422, same_password: 422, common_password: 422 },
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
  topic: 'account/entry',
  method: 'POST',
  path: '/api/user/logout',
  role: 'user',
  summary: 'Ends this session; its token stops working at once.',
  request: z.strictObject({}),
  response: z.object({}),
});

export * from './sessions.ts';
