import * as z from 'zod/mini';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import * as rules from '../../contract/rules/index.ts';
import { codeRefusals } from '../entry/codeRefusals.ts';

/** Kinds of sign-in name; an account has at most one of each. */
export const nameKinds = ['email', 'mobile'] as const;
export type NameKind = (typeof nameKinds)[number];

const boundNames = {
  /** Email address, masked for display; null when none is bound. */
  email: z.nullable(z.string()),
  /** Mobile number, masked for display; null when none is bound. */
  mobile: z.nullable(z.string()),
};

export const readCodeChannels = defineCall({
  topic: 'account/names',
  method: 'GET',
  path: '/api/user/codeChannels',
  role: 'guest',
  summary: 'The kinds of name this shop can send codes to. If there are none, `register` takes no code.',
  request: z.strictObject({}),
  response: z.object({ email: z.boolean(), mobile: z.boolean() }),
});

export const readBoundNames = defineCall({
  topic: 'account/names',
  method: 'GET',
  path: '/api/user/boundNames',
  role: 'user',
  summary: 'The sign-in names of the caller, masked.',
  request: z.strictObject({}),
  response: z.object(boundNames),
});

/** The names of an account, masked. */
export type AccountNames = z.output<typeof readBoundNames.response>;

const currentPassword = field(z.string().check(z.minLength(1), z.maxLength(200)), {
  kind: 'password',
  autoComplete: 'current-password',
});

const bindNameRequest = {
  sign_in_name: field(rules.signInName, { kind: 'signInName', autoComplete: 'username' }),
  code: field(rules.code(), { kind: 'code', autoComplete: 'one-time-code' }),
  password: currentPassword,
};

export const bindName = defineCall({
  topic: 'account/names',
  method: 'POST',
  path: '/api/user/bindName',
  role: 'user',
  summary:
    'Binds a name to the caller’s account with a code of `sendCode` (purpose `bind_name`) and the password. It replaces the name of its kind, which no longer signs in.',
  refuses: { ...codeRefusals, wrong_password: 422, sign_in_name_taken: 422, same_sign_in_name: 422 },
  request: z.strictObject(bindNameRequest),
  response: z.object(boundNames),
});

/** The same call for forms that accept only one kind of name. */
export function bindNameOf(kind: NameKind) {
  const sign_in_name =
    kind === 'email'
      ? field(rules.email, { kind: 'text', autoComplete: 'email' })
      : field(rules.mobile, { kind: 'text', autoComplete: 'tel' });
  return { ...bindName, request: z.strictObject({ ...bindNameRequest, sign_in_name }) };
}
