import type { Translated } from '@mcy/api/contract';
import { Refusal } from '../../../../platform/http/Refusal.ts';

/** Shorter parts of a name prove nothing: they occur in half of all words. */
const minimumPartLength = 4;

/**
 * Refuses `common_password` at a field for what attackers guess first: a widely used password, or one that contains the owner's sign-in
 * name. This adds to the spec's rule in the contract.
 */
export async function refuseCommonPassword(
  password: string,
  { names, field }: { names: readonly string[]; field: 'password' | 'new_password' },
): Promise<void> {
  const folded = fold(password);
  if (names.flatMap(guessableParts).some((part) => folded.includes(part))) {
    throw new Refusal({ error: 'common_password', message: containsName, field });
  }
  if ((await commonPasswords()).has(folded)) {
    throw new Refusal({ error: 'common_password', message: isCommon, field });
  }
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The part of a name that a password must not contain: before the @, or the number without its country code. */
function guessableParts(sign_in_name: string): string[] {
  const [local = ''] = fold(sign_in_name).split('@');
  const part = sign_in_name.includes('@') ? local : local.replace(/^\+(84|86)/, '');
  return part.length < minimumPartLength ? [] : [part];
}

let loading: Promise<ReadonlySet<string>> | null = null;

/** Half a megabyte, loaded when the first password is set. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(fold)),
  );
  return loading;
}

const isCommon: Translated = {
  vn: 'Mật khẩu này quá phổ biến nên dễ bị đoán. Vui lòng chọn mật khẩu khác.',
  zh: '该密码过于常见，容易被猜到，请换一个。',
  en: 'This password is too common and easy to guess. Choose another one.',
};

const containsName: Translated = {
  vn: 'Mật khẩu không được chứa email hoặc số điện thoại của bạn.',
  zh: '密码不能包含你的邮箱或手机号。',
  en: 'Your password can’t contain your email address or number.',
};
