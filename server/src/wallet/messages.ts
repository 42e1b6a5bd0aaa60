import type { Translated } from '@mcy/api/contract';

export const paymentNotFound: Translated = {
  vn: 'Không tìm thấy giao dịch này.',
  zh: '未找到该笔支付。',
  en: 'There is no such payment.',
};

export const rechargeUnavailable: Translated = {
  vn: 'Kênh nạp xu đang bảo trì. Vui lòng quay lại sau.',
  zh: '充值渠道维护中，请稍后再来。',
  en: 'Recharging is not available now. Please come back later.',
};

export const withdrawalNotFound: Translated = {
  vn: 'Không tìm thấy yêu cầu rút tiền này.',
  zh: '未找到该笔提现。',
  en: 'There is no such withdrawal.',
};

export const withdrawalNotOpen: Translated = {
  vn: 'Yêu cầu này đã được xử lý nên không hủy được nữa.',
  zh: '该笔提现已处理，无法取消。',
  en: 'This withdrawal has been dealt with and cannot be cancelled any more.',
};

export const withdrawalTooLarge: Translated = {
  vn: 'Số dư không đủ để rút số tiền này.',
  zh: '余额不足，无法提现该金额。',
  en: 'Insufficient balance for this withdrawal.',
};

/** What the flow screen says a withdrawal was for. */
export function withdrawalSubject(withdrawal_id: string): Translated {
  const number = paymentNumber(withdrawal_id);
  return { vn: `Rút tiền ${number}`, zh: `提现 ${number}`, en: `Withdrawal ${number}` };
}

/** What the flow screen says of coins that came back. */
export function withdrawalReturnSubject(withdrawal_id: string): Translated {
  const number = paymentNumber(withdrawal_id);
  return { vn: `Hoàn lại rút tiền ${number}`, zh: `提现退回 ${number}`, en: `Withdrawal ${number} returned` };
}

/** What the flow screen says a recharge was for. */
export function rechargeSubject(payment_id: string): Translated {
  const number = paymentNumber(payment_id);
  return { vn: `Nạp xu ${number}`, zh: `充值 ${number}`, en: `Recharge ${number}` };
}

/** The number of a payment or a withdrawal as people read it. */
export function paymentNumber(payment_id: string): string {
  return payment_id.slice(-8).toUpperCase();
}
