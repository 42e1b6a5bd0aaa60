import type { Locale } from '@mcy/api/contract';
import type { MessageKind } from '../../tables.ts';

export interface MailboxTexts {
  title: string;
  heading: string;
  name: string;
  show: string;
  unreadable: string;
  empty: string;
  purposes: Record<MessageKind, string>;
  /** Shown instead of a code. */
  taken: string;
  sentAt: string;
  validUntil: string;
  expired: string;
  notice: string;
  languages: string;
}

/** Texts of the demo's mailbox. */
export const mailboxTexts: Record<Locale, MailboxTexts> = {
  vn: {
    title: 'Hộp thư thử nghiệm',
    heading: 'Mã đã gửi',
    name: 'Email hoặc số điện thoại',
    show: 'Xem mã',
    unreadable: 'Email hoặc số điện thoại chưa đúng. Vui lòng kiểm tra lại.',
    empty: 'Chưa có tin nào gửi tới email hoặc số điện thoại này.',
    purposes: {
      sign_in: 'Mã đăng nhập',
      reset_password: 'Mã đặt lại mật khẩu',
      register: 'Mã đăng ký',
      bind_name: 'Mã liên kết tài khoản',
      name_taken: 'Bạn đã có tài khoản',
    },
    taken: 'Email hoặc số điện thoại này đã có tài khoản. Hãy đăng nhập hoặc đặt lại mật khẩu.',
    sentAt: 'Gửi lúc',
    validUntil: 'Hiệu lực đến',
    expired: 'Đã hết hạn',
    notice: 'Bản dùng thử – ai cũng xem được các mã này',
    languages: 'Ngôn ngữ',
  },
  zh: {
    title: '测试信箱',
    heading: '已发送的验证码',
    name: '邮箱或手机号',
    show: '查看验证码',
    unreadable: '邮箱或手机号不正确，请检查。',
    empty: '尚无发往此邮箱或手机号的消息。',
    purposes: {
      sign_in: '登录验证码',
      reset_password: '重置密码验证码',
      register: '注册验证码',
      bind_name: '绑定验证码',
      name_taken: '你已有账号',
    },
    taken: '此邮箱或手机号已有账号，请直接登录或重置密码。',
    sentAt: '发送于',
    validUntil: '有效期至',
    expired: '已过期',
    notice: '演示环境，任何人都能看到这些验证码',
    languages: '语言',
  },
  en: {
    title: 'Demo mailbox',
    heading: 'Codes sent',
    name: 'Email or mobile number',
    show: 'Show codes',
    unreadable: 'This is not a valid email address or mobile number. Please check it.',
    empty: 'Nothing has been sent to this email or number yet.',
    purposes: {
      sign_in: 'Sign-in code',
      reset_password: 'Password reset code',
      register: 'Registration code',
      bind_name: 'Code to link your account',
      name_taken: 'You already have an account',
    },
    taken: 'This email or number already has an account. Sign in or reset your password.',
    sentAt: 'Sent',
    validUntil: 'Valid until',
    expired: 'Expired',
    notice: 'Demo – anyone can read these codes',
    languages: 'Language',
  },
};
