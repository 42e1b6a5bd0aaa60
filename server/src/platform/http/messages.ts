import type { Right, Translated } from '@mcy/api/contract';

/** Spec §8: please log in. */
export const signInRequired: Translated = {
  vn: 'Vui lòng đăng nhập để tiếp tục.',
  zh: '请先登录。',
  en: 'Please log in to continue.',
};

/** Spec §8: no permission. */
export const forbidden: Translated = {
  vn: 'Bạn không có quyền thực hiện thao tác này, vui lòng liên hệ chăm sóc khách hàng.',
  zh: '你没有权限，请联系客服。',
  en: 'You have no permission, please contact customer service.',
};

/** Spec §8: data is abnormal. */
export const malformedRequest: Translated = {
  vn: 'Dữ liệu bất thường, vui lòng mở lại ứng dụng rồi thử lại.',
  zh: '数据异常，请重新打开应用后再试。',
  en: 'Data is abnormal, please reopen the app and try again.',
};

export const staleRequest: Translated = {
  vn: 'Yêu cầu đã quá thời hạn. Vui lòng kiểm tra đồng hồ trên máy rồi thử lại.',
  zh: '请求已过期，请检查设备时间后重试。',
  en: 'The request has expired. Check your device’s clock and try again.',
};

export const idempotencyKeyRequired: Translated = {
  vn: 'Yêu cầu thiếu mã chống gửi trùng. Vui lòng tải lại trang và thử lại.',
  zh: '请求缺少防重复标识，请刷新后重试。',
  en: 'The request has no valid Idempotency-Key. Reload and try again.',
};

export const idempotencyKeyReused: Translated = {
  vn: 'Mã chống gửi trùng này đã dùng cho một yêu cầu khác. Vui lòng tải lại trang và thử lại.',
  zh: '该防重复标识已用于其他请求，请刷新后重试。',
  en: 'This Idempotency-Key belongs to another request. Reload and try again.',
};

/** The answer to a question after an order that never arrived; from now on it does nothing. */
export const orderUnknown: Translated = {
  vn: 'Shop chưa nhận được yêu cầu trước đó, bạn chưa bị trừ gì cả. Nếu vẫn muốn, bạn bấm lại nhé.',
  zh: '我们没有收到你之前的请求，没有扣款。如仍需要，请再操作一次。',
  en: 'We never received your earlier order, so you weren’t charged. Try again if you still want it.',
};

export const bodyTooLarge: Translated = {
  vn: 'Dữ liệu gửi lên quá lớn.',
  zh: '提交的数据过大。',
  en: 'The request is too large.',
};

export const headersTooLarge: Translated = {
  vn: 'Phần đầu của yêu cầu quá lớn. Vui lòng xóa dữ liệu trang này trong trình duyệt rồi thử lại.',
  zh: '请求头过大，请清除浏览器中本站的数据后重试。',
  en: 'The request’s headers are too large. Clear this site’s data in your browser and try again.',
};

export const requestTooSlow: Translated = {
  vn: 'Yêu cầu gửi lên quá chậm. Vui lòng kiểm tra kết nối mạng rồi thử lại.',
  zh: '请求发送过慢，请检查网络后重试。',
  en: 'The request took too long to arrive. Check your connection and try again.',
};

export const unknownPath: Translated = {
  vn: 'Không tìm thấy chức năng này.',
  zh: '找不到该功能。',
  en: 'We couldn’t find this page or feature.',
};

export const failed: Translated = {
  vn: 'Có lỗi ở phía chúng tôi. Vui lòng thử lại sau.',
  zh: '服务器出错，请稍后再试。',
  en: 'Something went wrong on our side. Please try again later.',
};

export const unavailable: Translated = {
  vn: 'Hệ thống đang bận. Vui lòng thử lại sau giây lát.',
  zh: '系统繁忙，请稍后再试。',
  en: 'The shop is busy. Please try again in a moment.',
};

/** For an operator whose rights do not include a call's. */
export const lackedRight: Record<Right, Translated> = {
  catalogue: lacked('Danh mục', '商品', 'Catalog'),
  orders: lacked('Đơn hàng', '订单', 'Orders'),
  money: lacked('Tiền', '资金', 'Money'),
  people: lacked('Người dùng', '用户', 'People'),
  content: lacked('Nội dung', '内容', 'Content'),
  audit: lacked('Kiểm toán', '审计', 'Audit'),
};

function lacked(vn: string, zh: string, en: string): Translated {
  return {
    vn: `Bạn chưa có quyền “${vn}”. Hãy nhờ người quản lý nhân sự cấp quyền.`,
    zh: `你没有“${zh}”权限，请联系有用户权限的同事授权。`,
    en: `You don’t have the right “${en}”. Ask an operator who manages people to grant it.`,
  };
}
