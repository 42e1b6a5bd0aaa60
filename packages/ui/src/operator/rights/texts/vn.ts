const texts = {
  fields: {
    reason: {
      label: 'Lý do',
      hint: 'Ghi vào nhật ký và cho người thứ hai đọc.',
    },
  },
  title: 'Quyền vận hành',
  lead: 'Mỗi người chỉ làm được phần việc có quyền. Quyền “Tiền” và “Người dùng” cần hai người đồng ý.',
  list: 'Người vận hành',
  self: 'Bạn',
  ownNote: 'Quyền của bạn do người khác thay đổi.',
  empty: {
    title: 'Chưa có ai',
    body: 'Người vận hành sẽ hiện ở đây.',
  },
  held: 'Có',
  asked: 'Đang chờ người thứ hai',
  grant: 'Cấp',
  revoke: 'Thu hồi',
  grantNamed: 'Cấp quyền “{{right}}” cho {{name}}',
  revokeNamed: 'Thu hồi quyền “{{right}}” của {{name}}',
  granted: 'Đã cấp quyền',
  sent: 'Đã gửi đề nghị đến người thứ hai',
  revoked: 'Đã thu hồi quyền',
  close: 'Đóng',
  names: {
    catalogue: 'Danh mục',
    orders: 'Đơn hàng',
    money: 'Tiền',
    people: 'Người dùng',
    content: 'Nội dung',
    audit: 'Kiểm toán',
  },
  missing: {
    title: 'Trang này cần quyền “{{right}}”',
    text: 'Hãy nhờ người có quyền “Người dùng” cấp cho bạn.',
    desk: 'Về bảng điều khiển',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'operator/rights': typeof texts;
  }
}
