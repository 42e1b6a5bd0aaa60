import type { Translated } from '@mcy/api/contract';
import { paymentReference } from './paymentReference.ts';

export const paymentNotFound: Translated = {
  vn: 'Không tìm thấy giao dịch này.',
  zh: '未找到该笔支付。',
  en: 'We couldn’t find this payment.',
};

export const rechargeUnavailable: Translated = {
  vn: 'Kênh nạp xu đang bảo trì. Vui lòng quay lại sau.',
  zh: '充值渠道维护中，请稍后再来。',
  en: 'Topping up is unavailable right now. Please come back later.',
};

export const gatewayUnavailable: Translated = {
  vn: 'Cách thanh toán này hiện chưa dùng được. Hãy chọn cách khác.',
  zh: '该支付方式暂不可用，请选择其他方式。',
  en: 'This way to pay is unavailable right now. Please choose another one.',
};

/** The reason shown in the money flow. */
export function rechargeSubject(payment_id: string): Translated {
  const number = paymentReference(payment_id);
  return { vn: `Nạp xu ${number}`, zh: `充值 ${number}`, en: `Top-up ${number}` };
}

export const paymentNotPaid: Translated = {
  vn: 'Giao dịch này chưa được thanh toán hoặc đã được thu hồi.',
  zh: '该笔支付尚未完成，或已被撤回。',
  en: 'This payment isn’t paid, or it has already been reversed.',
};

export const nothingArrived: Translated = {
  vn: 'Không có khoản tiền nào của giao dịch này đang chờ quyết định.',
  zh: '该笔支付没有待处理的款项。',
  en: 'No money of this payment is waiting for a decision.',
};

/** The reason shown in the money flow for coins that were taken back. */
export function reversalSubject(payment_id: string): Translated {
  const number = paymentReference(payment_id);
  return { vn: `Thu hồi xu nạp ${number}`, zh: `充值 ${number} 撤回`, en: `Top-up ${number} reversed` };
}
