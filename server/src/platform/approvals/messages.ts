import type { Translated } from '@mcy/api/contract';

export const approvalConcernsYou: Translated = {
  vn: 'Đề nghị này liên quan đến chính bạn, nên phải nhờ người khác.',
  zh: '该申请与你本人有关，需由其他人员处理。',
  en: 'This request is about you, so another operator has to handle it.',
};

export const approvalWaiting: Translated = {
  vn: 'Đã có một đề nghị như vậy đang chờ người thứ hai.',
  zh: '已有相同的申请在等待另一位运营人员。',
  en: 'The same request is already waiting for a second operator.',
};
