import type { Translated } from '@mcy/api/contract';
import type { Database } from '../../../../platform/db/database.ts';
import type { Asker } from '../../../../platform/http/askerOf.ts';
import { Refusal } from '../../../../platform/http/Refusal.ts';
import type { CodeSenders } from './CodeSender.ts';
import { requireSender } from './requireSender.ts';
import { type CodeTry, tryCode } from './tryCode.ts';

/** The result of the code try, and whether registration requires one. */
export type Proof = { needed: false } | { needed: true; tried: CodeTry | null };

/**
 * Checks the code that proves a new name. A shop that cannot send codes accepts every name; one that can send to one kind of name refuses
 * the other kind. Refuses `code_required` and `code_unavailable`.
 */
export async function proveName(
  db: Database,
  senders: CodeSenders,
  { sign_in_name, code, asker }: { sign_in_name: string; code: string | undefined; asker: Asker },
  now: Date,
): Promise<Proof> {
  if (!senders.channels.email && !senders.channels.mobile) return { needed: false };
  requireSender(senders, sign_in_name);
  if (code === undefined) throw new Refusal({ error: 'code_required', message: codeRequired, field: 'code' });
  return { needed: true, tried: await tryCode(db, { sign_in_name, purpose: 'register', code, asker }, now) };
}

const codeRequired: Translated = {
  vn: 'Vui lòng bấm gửi mã rồi nhập mã bạn nhận được.',
  zh: '请点击发送验证码，并填写收到的验证码。',
  en: 'Request a code, then enter it here.',
};
