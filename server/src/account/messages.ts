import type { Translated } from '@mcy/api/contract';

export const signInNameTaken: Translated = {
  vn: 'E-mail hoặc số điện thoại này đã có tài khoản. Vui lòng đăng nhập hoặc dùng tên khác.',
  zh: '该邮箱或手机号已注册，请直接登录或更换。',
  en: 'There is an account with this e-mail or number. Please log in, or use another.',
};

/** Alike for an unknown account and a wrong password, so that nobody learns who is a customer. */
export const wrongCredentials: Translated = {
  vn: 'Tài khoản hoặc mật khẩu chưa đúng.',
  zh: '账号或密码不正确。',
  en: 'The account or the password is not right.',
};
