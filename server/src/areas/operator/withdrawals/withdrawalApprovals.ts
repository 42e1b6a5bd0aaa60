import { type Translated, formatAmount } from '@mcy/api/contract';
import { z } from 'zod';
import { moveWithdrawal } from '../../wallet/door.ts';
import { type ApprovalWords, defineApprovalKind } from '../../../platform/approvals/ApprovalKind.ts';
import { lockReceivers } from './approvedOfDay.ts';
import { withdrawalApprovalKinds } from './withdrawalApprovalKinds.ts';
import { logAction } from '../identity/logAction.ts';

const translated = z.object({ vn: z.string(), zh: z.string(), en: z.string() });

/** What a second operator reads of a withdrawal. */
const shown = {
  withdrawal_id: z.string(),
  nickname: z.string(),
  amount: z.number(),
  payout: z.number(),
  account: z.string(),
};

type Shown = z.output<z.ZodObject<typeof shown>>;

/** Approving a withdrawal above the limit. */
export const approveWithdrawalApproval = defineApprovalKind({
  kind: withdrawalApprovalKinds.approve,
  right: 'money',
  data: z.object(shown),
  describe: (data) => describe(data, { vn: 'Duyệt rút', zh: '批准提现', en: 'Approve a withdrawal of' }, approved),
  carryOut: async (db, { withdrawal_id }, { asked_by, decided_by, reason, now }) => {
    await lockReceivers(db, withdrawal_id);
    await moveWithdrawal(db, { withdrawal_id, move: 'approve', operator_id: asked_by, agreed_by: decided_by, now });
    const entry = { operator_id: asked_by, subject_id: withdrawal_id, detail: { note: reason, agreed_by: decided_by } };
    await logAction(db, { ...entry, action: 'withdrawal_approve' }, now);
  },
});

/** Rejecting a withdrawal that a payout file names already: the bank may have paid it. */
export const rejectWithdrawalApproval = defineApprovalKind({
  kind: withdrawalApprovalKinds.reject,
  right: 'money',
  data: z.object({ ...shown, reason: translated }),
  describe: (data) =>
    describe(data, { vn: 'Hoàn lại lệnh rút', zh: '退回提现', en: 'Return a withdrawal of' }, returned),
  carryOut: async (db, data, { asked_by, decided_by, now }) => {
    const { withdrawal_id, reason } = data;
    await moveWithdrawal(db, { withdrawal_id, move: 'reject', operator_id: asked_by, reason, now });
    const detail = { reason: reason.vn, agreed_by: decided_by };
    const entry = { operator_id: asked_by, subject_id: withdrawal_id, detail };
    await logAction(db, { ...entry, action: 'withdrawal_reject' }, now);
  },
});

const status: Translated = { vn: 'Trạng thái', zh: '状态', en: 'Status' };
const approved = {
  label: status,
  before: { vn: 'Chờ duyệt', zh: '待审核', en: 'Requested' },
  after: { vn: 'Đã duyệt, chờ chi', zh: '已批准，待付款', en: 'Approved, awaiting payout' },
};
const returned = {
  label: status,
  before: { vn: 'Đã vào tệp chi', zh: '已列入付款文件', en: 'In a payout file' },
  after: { vn: 'Từ chối, xu trở lại số dư', zh: '已拒绝，金币退回余额', en: 'Rejected, coins returned' },
};

function describe(
  { nickname, amount, payout, account }: Shown,
  verb: Translated,
  change: ApprovalWords['lines'][number],
): ApprovalWords {
  const coins = formatAmount(amount);
  const arrives = formatAmount(payout);
  return {
    title: {
      vn: `${verb.vn} ${coins} xu của ${nickname}`,
      zh: `${verb.zh} ${nickname} 的 ${coins} 金币`,
      en: `${verb.en} ${coins} coins by ${nickname}`,
    },
    lines: [
      change,
      {
        label: { vn: 'Ngân hàng chi', zh: '银行付款', en: 'Bank payout' },
        before: null,
        after: { vn: `${arrives} đ`, zh: `${arrives} 越南盾`, en: `${arrives} đ` },
      },
      {
        label: { vn: 'Tài khoản nhận', zh: '收款账户', en: 'Account' },
        before: null,
        after: { vn: account, zh: account, en: account },
      },
    ],
  };
}
