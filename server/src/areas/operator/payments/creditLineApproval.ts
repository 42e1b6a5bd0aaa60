import { formatAmount } from '@mcy/api/contract';
import { z } from 'zod';
import { creditByHand } from '../../wallet/door.ts';
import { defineApprovalKind } from '../../../platform/approvals/ApprovalKind.ts';
import { logAction } from '../identity/logAction.ts';
import { closeLineTrouble } from './closeLineTrouble.ts';
import { creditLineKind } from './creditLineKind.ts';
import { lockLine } from './lockLine.ts';

declare module '../tables.ts' {
  interface OperatorActions {
    bank_line_credit: true;
  }
}

/** Crediting a line of the bank's statement that does not match by itself. */
export const creditLineApproval = defineApprovalKind({
  kind: creditLineKind,
  right: 'money',
  data: z.object({
    line_id: z.string(),
    payment_id: z.string(),
    nickname: z.string(),
    reference: z.string(),
    amount: z.number(),
    bank_reference: z.string(),
    memo: z.string(),
  }),
  describe: ({ nickname, reference, amount, bank_reference, memo }) => {
    const coins = formatAmount(amount);
    const same = (text: string) => ({ vn: text, zh: text, en: text });
    return {
      title: {
        vn: `Cộng ${coins} xu cho ${nickname}`,
        zh: `为 ${nickname} 入账 ${coins} 金币`,
        en: `Credit ${coins} coins to ${nickname}`,
      },
      lines: [
        { label: { vn: 'Giao dịch nạp', zh: '充值单', en: 'Payment' }, before: null, after: same(reference) },
        {
          label: { vn: 'Mã của ngân hàng', zh: '银行流水号', en: 'Bank’s number' },
          before: null,
          after: same(bank_reference),
        },
        {
          label: { vn: 'Nội dung chuyển khoản', zh: '转账附言', en: 'Transfer message' },
          before: null,
          after: same(memo === '' ? '–' : memo),
        },
      ],
    };
  },
  carryOut: async (db, data, { asked_by, decided_by, reason, now }) => {
    const { line_id, bank_reference, amount } = data;
    const line = await lockLine(db, line_id);
    const { payment_id } = await creditByHand(
      db,
      { payment_id: data.payment_id, amount, transaction_id: bank_reference, operator_id: asked_by, note: reason },
      now,
    );
    await db
      .updateTable('bank_line')
      .set({
        state: 'credited',
        payment_id,
        handled_by: asked_by,
        agreed_by: decided_by,
        handled_at: now,
        note: reason,
      })
      .where('line_id', '=', line_id)
      .execute();
    // The line may have named another payment than the one that the operators chose.
    for (const troubled of new Set([data.payment_id, line.payment_id ?? data.payment_id])) {
      await closeLineTrouble(db, { payment_id: troubled, operator_id: asked_by, note: reason, now });
    }
    const detail = { reason, agreed_by: decided_by };
    await logAction(db, { operator_id: asked_by, action: 'bank_line_credit', subject_id: line_id, detail }, now);
  },
});
