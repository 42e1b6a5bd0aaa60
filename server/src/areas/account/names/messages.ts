import type { Translated } from '@mcy/api/contract';

export const sameSignInName: Translated = {
  vn: 'Tài khoản của bạn đang dùng e-mail hoặc số điện thoại này rồi. Vui lòng nhập e-mail, số khác.',
  zh: '你的账号已绑定该邮箱或手机号，请更换。',
  en: 'Your account already uses this e-mail or number. Enter another one.',
};

export const nameBoundElsewhere: Translated = {
  vn: 'E-mail hoặc số điện thoại này đã thuộc về một tài khoản khác. Vui lòng dùng e-mail, số khác.',
  zh: '该邮箱或手机号已属于其他账号，请更换。',
  en: 'This e-mail or number belongs to another account. Use another one.',
};
