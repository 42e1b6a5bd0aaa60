import { type Locale, localeTags } from '@mcy/api/contract';
import type { MessageKind } from '../../tables.ts';
import type { CodeMessage } from '../CodeSender.ts';

/** How a mail's text names the picture of the mark that comes with it. */
export const markId = 'mark@mcy';

interface Words {
  /** The code's purpose: the subject of a mail and the start of a text message. */
  subjects: Record<MessageKind, string>;
  greeting: string;
  /** Below the code. */
  validity: string;
  warning: string;
  /** Sent instead of a code. */
  taken: string;
  /** A text message with a code: short, because each part costs. */
  sms: (subject: string, code: string) => string;
}

const words: Record<Locale, Words> = {
  vn: {
    subjects: {
      sign_in: 'Mã đăng nhập',
      reset_password: 'Mã đặt lại mật khẩu',
      register: 'Mã đăng ký',
      bind_name: 'Mã liên kết tài khoản',
      name_taken: 'Bạn đã có tài khoản',
    },
    greeting: 'Xin chào,',
    validity: 'Mã có hiệu lực trong 5 phút.',
    warning:
      'Đừng đưa mã này cho bất kỳ ai, kể cả người tự nhận là nhân viên MCY. Nếu bạn không yêu cầu mã, hãy bỏ qua.',
    taken:
      'Có người vừa dùng email hoặc số điện thoại này để đăng ký hoặc liên kết, nhưng đã có tài khoản MCY. Nếu là bạn, hãy đăng nhập hoặc đặt lại mật khẩu.',
    sms: (subject, code) => `MCY - ${subject}: ${code}. Hiệu lực 5 phút. Đừng đưa mã cho ai.`,
  },
  zh: {
    subjects: {
      sign_in: '登录验证码',
      reset_password: '重置密码验证码',
      register: '注册验证码',
      bind_name: '绑定验证码',
      name_taken: '你已有账号',
    },
    greeting: '你好，',
    validity: '验证码 5 分钟内有效。',
    warning: '请勿将验证码告诉任何人，包括自称 MCY 员工的人。如非本人操作，请忽略。',
    taken: '有人正在用此邮箱或手机号注册或绑定，但它已有 MCY 账号。如是本人操作，请直接登录或重置密码。',
    sms: (subject, code) => `【MCY】${subject}：${code}，5 分钟内有效，请勿告诉他人。`,
  },
  en: {
    subjects: {
      sign_in: 'Sign-in code',
      reset_password: 'Password reset code',
      register: 'Registration code',
      bind_name: 'Code to link your account',
      name_taken: 'You already have an account',
    },
    greeting: 'Hello,',
    validity: 'The code is valid for 5 minutes.',
    warning:
      'Don’t share this code with anyone, even people who claim to work for MCY. If you didn’t request it, ignore this message.',
    taken:
      'Someone tried to register or link an account with this email or number, but it already has an MCY account. If it was you, sign in or reset your password.',
    sms: (subject, code) => `MCY - ${subject}: ${code}. Valid for 5 minutes. Don’t share it with anyone.`,
  },
};

/** Renders a text message. */
export function writeSms({ kind, code, locale }: CodeMessage): string {
  const { subjects, taken, sms } = words[locale];
  return code === null ? `MCY - ${taken}` : sms(subjects[kind], code);
}

/** Renders an email, as plain text and HTML. */
export function writeMail({ kind, code, locale }: CodeMessage): { subject: string; text: string; html: string } {
  const { subjects, greeting, validity, warning, taken } = words[locale];
  const subject = `${subjects[kind]} – MCY`;
  if (code === null) {
    return { subject, text: `${greeting}\n\n${taken}\n\nMCY\n`, html: page(locale, subject, [greeting, taken]) };
  }
  return {
    subject,
    text: `${greeting}\n\n${subjects[kind]}: ${code}\n\n${validity}\n${warning}\n\nMCY\n`,
    html: page(locale, subject, [greeting, `${subjects[kind]}:`], code, [validity, warning]),
  };
}

// Mail clients barely support style sheets, so styles are inline. Nothing here is user input.
function page(
  locale: Locale,
  title: string,
  before: readonly string[],
  code = '',
  after: readonly string[] = [],
): string {
  const large = 'margin:24px 0;font-size:32px;font-weight:bold;letter-spacing:6px;color:#120c26';
  const shown = code === '' ? '' : `<p style="${large}">${code}</p>`;
  const paragraphs = (texts: readonly string[]) =>
    texts.map((text) => `<p style="margin:0 0 12px">${text}</p>`).join('');
  return `<!doctype html>
<html lang="${localeTags[locale]}">
<head><meta charset="utf-8"><title>${title}</title></head>
<body style="margin:0;padding:24px;background:#f4f2fa;font-family:sans-serif;color:#2a2340;line-height:1.5">
<div style="max-width:480px;margin:0 auto;padding:24px;background:#ffffff;border-radius:16px">
<p style="margin:0 0 24px;font-size:20px;font-weight:bold;color:#140d38"><img src="cid:${markId}" alt="" width="48" height="48" style="margin-right:12px;vertical-align:middle">MCY</p>
${paragraphs(before)}${shown}${paragraphs(after)}
</div>
</body>
</html>
`;
}
