import { whyGuessable } from '@mcy/api/account/entry/rules';
import type { Translated } from '@mcy/api/contract';
import { Refusal } from '../../../../platform/http/Refusal.ts';
import { commonPasswords } from './commonPasswords.ts';

/**
 * Refuses `common_password` at a field for what attackers guess first: a widely used password, or one that contains the owner's sign-in
 * name. This adds to the spec's rule in the contract.
 */
export async function refuseCommonPassword(
  password: string,
  { names, field }: { names: readonly string[]; field: 'password' | 'new_password' },
): Promise<void> {
  const why = whyGuessable(password, { names, common: await commonPasswords() });
  if (why === null) return;
  throw new Refusal({ error: 'common_password', message: why === 'name' ? containsName : isCommon, field });
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
