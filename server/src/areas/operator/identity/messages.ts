import type { Translated } from '@mcy/api/contract';

export const reviewNotFound: Translated = {
  vn: 'Không tìm thấy hồ sơ xác minh này.',
  zh: '未找到该认证申请。',
  en: 'We couldn’t find this verification.',
};

export const reviewDecided: Translated = {
  vn: 'Hồ sơ này đã được xử lý. Vui lòng tải lại trang để xem kết quả.',
  zh: '该申请已处理，请刷新页面查看结果。',
  en: 'This verification has already been decided. Reload the page to see the result.',
};

export const ownReview: Translated = {
  vn: 'Bạn không thể tự duyệt hồ sơ của mình. Vui lòng nhờ người khác duyệt.',
  zh: '不能审核自己的申请，请由其他人员处理。',
  en: 'You can’t decide your own verification. Ask another operator.',
};
