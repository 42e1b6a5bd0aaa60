import type { Translated } from '@mcy/api/contract';

export const insufficientBalance: Translated = {
  vn: 'Số dư không đủ. Vui lòng nạp thêm để tiếp tục.',
  zh: '余额不足，请先充值。',
  en: 'Insufficient balance. Top up to continue.',
};
