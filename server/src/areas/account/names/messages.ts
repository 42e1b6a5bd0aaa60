import type { Translated } from '@mcy/api/contract';

export const sameSignInName: Translated = {
  vn: 'Tài khoản của bạn đang dùng tên này rồi. Vui lòng nhập tên khác.',
  zh: '您的账号已绑定该邮箱或手机号，请更换。',
  en: 'Your account uses this already. Please enter another one.',
};

export const nameBoundElsewhere: Translated = {
  vn: 'E-mail hoặc số điện thoại này đã thuộc về một tài khoản khác. Vui lòng dùng tên khác.',
  zh: '该邮箱或手机号已属于其他账号，请更换。',
  en: 'This e-mail or number belongs to another account. Please use another.',
};
