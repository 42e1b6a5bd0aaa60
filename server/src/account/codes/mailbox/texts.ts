import type { Locale } from '@mcy/api/contract';
import type { CodePurpose } from '../../tables.ts';

export interface MailboxTexts {
  /** Language tag for `<html lang>` and Intl. */
  tag: string;
  title: string;
  heading: string;
  name: string;
  show: string;
  unreadable: string;
  empty: string;
  purposes: Record<CodePurpose, string>;
  sentAt: string;
  validUntil: string;
  expired: string;
  notice: string;
  languages: string;
}

/** What the demo's mailbox says. */
export const mailboxTexts: Record<Locale, MailboxTexts> = {
  vn: {
    tag: 'vi-VN',
    title: 'Hộp thư thử nghiệm',
    heading: 'Mã đã gửi',
    name: 'E-mail hoặc số điện thoại',
    show: 'Xem mã',
    unreadable: 'E-mail hoặc số điện thoại chưa đúng. Vui lòng kiểm tra lại.',
    empty: 'Chưa có mã nào. Mã chỉ được gửi tới tài khoản đã đăng ký.',
    purposes: { sign_in: 'Mã đăng nhập', reset_password: 'Mã đặt lại mật khẩu' },
    sentAt: 'Gửi lúc',
    validUntil: 'Hiệu lực đến',
    expired: 'Đã hết hạn',
    notice: 'Bản dùng thử – ai cũng xem được các mã này',
    languages: 'Ngôn ngữ',
  },
  zh: {
    tag: 'zh-CN',
    title: '测试信箱',
    heading: '已发送的验证码',
    name: '邮箱或手机号',
    show: '查看验证码',
    unreadable: '邮箱或手机号不正确，请检查。',
    empty: '暂无验证码。验证码只发送给已注册的账号。',
    purposes: { sign_in: '登录验证码', reset_password: '重置密码验证码' },
    sentAt: '发送于',
    validUntil: '有效期至',
    expired: '已过期',
    notice: '演示环境，任何人都能看到这些验证码',
    languages: '语言',
  },
  en: {
    tag: 'en-US',
    title: 'Demo mailbox',
    heading: 'Codes that were sent',
    name: 'E-mail or mobile number',
    show: 'Show codes',
    unreadable: 'This is neither an e-mail address nor a mobile number. Please check it.',
    empty: 'No codes yet. A code is only sent to a registered account.',
    purposes: { sign_in: 'Sign-in code', reset_password: 'Password reset code' },
    sentAt: 'Sent',
    validUntil: 'Valid until',
    expired: 'Expired',
    notice: 'Demo – anybody can read these codes',
    languages: 'Language',
  },
};
