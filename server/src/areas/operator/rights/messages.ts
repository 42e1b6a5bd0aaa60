import type { Right, Translated } from '@mcy/api/contract';

export const operatorNotFound: Translated = {
  vn: 'Không tìm thấy người vận hành này.',
  zh: '未找到该运营人员。',
  en: 'We couldn’t find this operator.',
};

export const ownRights: Translated = {
  vn: 'Bạn không thể đổi quyền của chính mình. Hãy nhờ người khác.',
  zh: '不能修改自己的权限，请由其他人员处理。',
  en: 'You can’t change your own rights. Ask another operator.',
};

export const rightHeld: Translated = {
  vn: 'Người này đã có quyền này rồi.',
  zh: '该人员已拥有此权限。',
  en: 'This operator already has this right.',
};

export const rightNotHeld: Translated = {
  vn: 'Người này không có quyền này.',
  zh: '该人员没有此权限。',
  en: 'This operator doesn’t have this right.',
};

export const rightNames: Record<Right, Translated> = {
  catalogue: { vn: 'Danh mục', zh: '商品', en: 'Catalog' },
  orders: { vn: 'Đơn hàng', zh: '订单', en: 'Orders' },
  money: { vn: 'Tiền', zh: '资金', en: 'Money' },
  people: { vn: 'Người dùng', zh: '用户', en: 'People' },
  content: { vn: 'Nội dung', zh: '内容', en: 'Content' },
  audit: { vn: 'Kiểm toán', zh: '审计', en: 'Audit' },
};
