import type { Translated } from '@mcy/api/contract';
import { Refusal } from '../../../../platform/http/Refusal.ts';
import { codeUnavailable } from '../messages.ts';
import { kindOfName } from '../../names/kindOfName.ts';
import type { CodeSender, CodeSenders } from './CodeSender.ts';

/** Returns the code sender for a name. Refuses `code_unavailable` when its kind has none. */
export function requireSender(senders: CodeSenders, sign_in_name: string): CodeSender {
  const sender = senders.senderOf(sign_in_name);
  if (sender) return sender;
  const { email, mobile } = senders.channels;
  if (!email && !mobile) throw new Refusal({ error: 'code_unavailable', message: codeUnavailable });
  const message = unavailable[kindOfName(sign_in_name)];
  throw new Refusal({ error: 'code_unavailable', message, field: 'sign_in_name' });
}

const unavailable: Record<'email' | 'mobile', Translated> = {
  email: {
    vn: 'Hiện chưa gửi được mã qua email. Vui lòng dùng số điện thoại.',
    zh: '暂时无法向邮箱发送验证码，请使用手机号。',
    en: 'We can’t send codes by email right now. Use a mobile number.',
  },
  mobile: {
    vn: 'Hiện chưa gửi được mã qua tin nhắn. Vui lòng dùng email.',
    zh: '暂时无法发送短信验证码，请使用邮箱。',
    en: 'We can’t send codes by text message right now. Use an email address.',
  },
};
