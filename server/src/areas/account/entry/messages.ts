import type { Translated } from '@mcy/api/contract';

export const signInNameTaken: Translated = {
  vn: 'Email hoặc số điện thoại này đã có tài khoản. Vui lòng đăng nhập hoặc dùng email, số khác.',
  zh: '该邮箱或手机号已注册，请直接登录或更换。',
  en: 'This email or number already has an account. Sign in, or use another one.',
};

/** The same for an unknown account and a wrong password, so that nobody learns who is a customer. */
export const wrongCredentials: Translated = {
  vn: 'Tài khoản hoặc mật khẩu chưa đúng.',
  zh: '账号或密码不正确。',
  en: 'The account or password is incorrect.',
};

export const sessionNotFound: Translated = {
  vn: 'Thiết bị này không còn đăng nhập. Vui lòng tải lại danh sách.',
  zh: '该设备已不在登录状态，请刷新列表。',
  en: 'This device is no longer signed in. Reload the list.',
};

export const codeUnavailable: Translated = {
  vn: 'Hiện chưa gửi được mã. Vui lòng đăng nhập bằng mật khẩu hoặc liên hệ chăm sóc khách hàng.',
  zh: '暂时无法发送验证码，请使用密码登录或联系客服。',
  en: 'We can’t send codes right now. Sign in with your password, or contact customer service.',
};

/** Spec §8: verification failed. Names the tries left, the same with or without an account. */
export function wrongCode(triesLeft: number): Translated {
  return {
    vn: `Xác minh chưa thành công, vui lòng thử lại. Bạn còn ${triesLeft} lần thử.`,
    zh: `验证失败，请重试。还可尝试 ${triesLeft} 次。`,
    en: `Verification failed, please try again. You have ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`,
  };
}

export const codeVoid: Translated = {
  vn: 'Mã không còn hiệu lực. Vui lòng bấm gửi mã mới.',
  zh: '验证码已失效，请重新发送。',
  en: 'This code is no longer valid. Request a new one.',
};

export const wrongPassword: Translated = {
  vn: 'Mật khẩu hiện tại chưa đúng.',
  zh: '当前密码不正确。',
  en: 'Your current password is incorrect.',
};

export const samePassword: Translated = {
  vn: 'Mật khẩu mới phải khác mật khẩu hiện tại.',
  zh: '新密码不能与当前密码相同。',
  en: 'The new password must be different from the current one.',
};
