import type { Translated } from '@mcy/api/contract';
import { paymentNumber } from '../flow/paymentNumber.ts';

export const withdrawalNotFound: Translated = {
  vn: 'Không tìm thấy yêu cầu rút tiền này.',
  zh: '未找到该笔提现。',
  en: 'We couldn’t find this withdrawal.',
};

export const withdrawalNotOpen: Translated = {
  vn: 'Yêu cầu này đã được xử lý nên không hủy được nữa.',
  zh: '该笔提现已处理，无法取消。',
  en: 'This withdrawal has already been processed, so it can’t be canceled.',
};

export const withdrawalTooLarge: Translated = {
  vn: 'Số dư không đủ để rút số tiền này.',
  zh: '余额不足，无法提现该金额。',
  en: 'Insufficient balance for this withdrawal.',
};

/** The reason shown in the money flow for a withdrawal. */
export function withdrawalSubject(withdrawal_id: string): Translated {
  const number = paymentNumber(withdrawal_id);
  return { vn: `Rút tiền ${number}`, zh: `提现 ${number}`, en: `Withdrawal ${number}` };
}

/** The reason shown in the money flow for returned coins. */
export function withdrawalReturnSubject(withdrawal_id: string): Translated {
  const number = paymentNumber(withdrawal_id);
  return { vn: `Hoàn lại rút tiền ${number}`, zh: `提现退回 ${number}`, en: `Withdrawal ${number} returned` };
}

/** The reason in the ledger for a withdrawal that was paid. */
export function withdrawalPaidSubject(withdrawal_id: string): Translated {
  const number = paymentNumber(withdrawal_id);
  return { vn: `Đã chi tiền rút ${number}`, zh: `提现已付款 ${number}`, en: `Withdrawal ${number} paid` };
}

export const withdrawalSettled: Translated = {
  vn: 'Yêu cầu này đã được xử lý hoặc người chơi đã hủy. Vui lòng tải lại trang.',
  zh: '该笔提现已处理或已被玩家取消，请刷新页面。',
  en: 'This withdrawal has already been decided, or the player canceled it. Reload the page.',
};

export const bankAccountNotFound: Translated = {
  vn: 'Không tìm thấy tài khoản này. Có thể bạn đã xóa trên thiết bị khác.',
  zh: '找不到该银行账户，可能已在其他设备上删除。',
  en: 'We couldn’t find this bank account. You may have removed it on another device.',
};

export const tooManyBankAccounts: Translated = {
  vn: 'Bạn đã lưu đủ 10 tài khoản. Vui lòng xóa bớt rồi lưu lại.',
  zh: '最多保存 10 个银行账户，请先删除不用的账户。',
  en: 'You’ve saved 10 bank accounts, the most we keep. Remove one first.',
};
