import type { Translated } from '@mcy/api/contract';

export const approvalNotFound: Translated = {
  vn: 'Không tìm thấy đề nghị này.',
  zh: '未找到该申请。',
  en: 'We couldn’t find this request.',
};

export const approvalClosed: Translated = {
  vn: 'Đề nghị này đã kết thúc. Vui lòng tải lại trang để xem kết quả.',
  zh: '该申请已结束，请刷新页面查看结果。',
  en: 'This request is already closed. Reload the page to see the result.',
};

export const ownApproval: Translated = {
  vn: 'Bạn là người đề nghị, nên phải có người thứ hai quyết định.',
  zh: '你是申请人，需由另一位运营人员决定。',
  en: 'You made this request, so another operator has to decide.',
};

export const notOwnApproval: Translated = {
  vn: 'Chỉ người đề nghị mới rút lại được.',
  zh: '只有申请人可以撤回。',
  en: 'Only the operator who made this request can withdraw it.',
};
