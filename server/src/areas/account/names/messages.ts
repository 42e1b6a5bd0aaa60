import type { Translated } from '@mcy/api/contract';

export const sameSignInName: Translated = {
  vn: 'Tài khoản của bạn đang dùng email hoặc số điện thoại này rồi. Vui lòng nhập email, số khác.',
  zh: '你的账号已绑定该邮箱或手机号，请更换。',
  en: 'Your account already uses this email or number. Enter another one.',
};

export const nameBoundElsewhere: Translated = {
  vn: 'Email hoặc số điện thoại này đã thuộc về một tài khoản khác. Vui lòng dùng email, số khác.',
  zh: '该邮箱或手机号已属于其他账号，请更换。',
  en: 'This email or number belongs to another account. Use another one.',
};
