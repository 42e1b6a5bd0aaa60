import type { Locale } from '@mcy/api/contract';

/** The sandbox bank's texts. It is a separate site, so they are not with the shop's. */
export const sandboxTexts: Record<Locale, SandboxTexts> = {
  vn: {
    bank: 'Ngân hàng Thử nghiệm',
    title: 'Xác nhận thanh toán',
    notice: 'Môi trường thử nghiệm – không dùng tiền thật',
    amount: 'Số tiền',
    payee: 'Người nhận',
    number: 'Mã giao dịch',
    validUntil: 'Hiệu lực đến',
    approve: 'Thanh toán',
    decline: 'Từ chối',
    expire: 'Để giao dịch hết hạn',
    expiredTitle: 'Giao dịch đã hết hạn',
    expiredText: 'Bạn chưa bị trừ tiền. Hãy quay lại cửa hàng và nạp lại nếu cần.',
    invalidTitle: 'Liên kết thanh toán không hợp lệ',
    invalidText: 'Vui lòng quay lại cửa hàng và thử lại từ đầu.',
    unconfirmedTitle: 'Cửa hàng chưa xác nhận',
    unconfirmedText: 'Chúng tôi chưa báo được kết quả cho cửa hàng. Vui lòng thử lại sau ít phút.',
    back: 'Quay lại cửa hàng',
    languages: 'Ngôn ngữ',
  },
  zh: {
    bank: '测试银行',
    title: '确认付款',
    notice: '测试环境，不涉及真实资金',
    amount: '金额',
    payee: '收款方',
    number: '交易编号',
    validUntil: '有效期至',
    approve: '确认付款',
    decline: '拒绝付款',
    expire: '让交易过期',
    expiredTitle: '交易已过期',
    expiredText: '你尚未被扣款。如有需要，请返回商店重新充值。',
    invalidTitle: '付款链接无效',
    invalidText: '请返回商店重新操作。',
    unconfirmedTitle: '商店尚未确认',
    unconfirmedText: '暂时无法将结果通知商店，请几分钟后重试。',
    back: '返回商店',
    languages: '语言',
  },
  en: {
    bank: 'Sandbox Bank',
    title: 'Confirm your payment',
    notice: 'Test environment – no real money',
    amount: 'Amount',
    payee: 'Payee',
    number: 'Payment number',
    validUntil: 'Valid until',
    approve: 'Pay',
    decline: 'Decline',
    expire: 'Let it expire',
    expiredTitle: 'This payment has expired',
    expiredText: 'You haven’t been charged. To try again, go back to the shop and top up.',
    invalidTitle: 'This payment link is invalid',
    invalidText: 'Please go back to the shop and start again.',
    unconfirmedTitle: 'The shop hasn’t confirmed the payment',
    unconfirmedText: 'We couldn’t send the result to the shop. Please try again in a few minutes.',
    back: 'Back to the shop',
    languages: 'Language',
  },
};

export interface SandboxTexts {
  bank: string;
  title: string;
  notice: string;
  amount: string;
  payee: string;
  number: string;
  validUntil: string;
  approve: string;
  decline: string;
  expire: string;
  expiredTitle: string;
  expiredText: string;
  invalidTitle: string;
  invalidText: string;
  unconfirmedTitle: string;
  unconfirmedText: string;
  back: string;
  languages: string;
}
