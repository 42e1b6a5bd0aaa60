const texts = {
  title: 'Chính sách',
  contents: 'Mục lục',
  version: 'Phiên bản {{version}}',
  effectiveFrom: 'Có hiệu lực từ {{date}}',
  notCurrent: 'Phiên bản này không phải bản đang có hiệu lực.',
  toCurrent: 'Đọc bản đang có hiệu lực',
  versions: 'Các phiên bản',
  others: 'Văn bản khác',
  types: {
    user: 'Thỏa thuận người dùng',
    privacy: 'Chính sách riêng tư',
    shipping: 'Chính sách giao hàng',
    payment: 'Chính sách thanh toán',
    return: 'Chính sách đổi trả và bảo hành',
    information: 'Chính sách bảo vệ thông tin',
    purchase: 'Thỏa thuận mua hàng',
    delivery: 'Giao hàng và hậu mãi',
  },
  agreement: {
    why: {
      read: 'Đây là bản đang có hiệu lực. Bạn đọc trước khi đồng ý nhé.',
      visit: 'MCY có thỏa thuận mới. Bạn đọc và đồng ý để tiếp tục dùng tài khoản nhé.',
      pay: 'Bạn đọc và đồng ý một lần trước khi thanh toán. Bạn chưa bị trừ gì cả.',
    },
    progress: 'Đã đọc',
    tick: 'Tôi đã đọc và đồng ý với {{agreement}}',
    tickFirst: 'Bạn đánh dấu đồng ý trước nhé.',
    accept: 'Đồng ý và tiếp tục',
    acceptAndPay: 'Đồng ý và thanh toán {{amount}}',
    fullPage: 'Đọc trên trang riêng',
    signOut: 'Không đồng ý, đăng xuất',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'content/policies': typeof texts;
  }
}
