const texts = {
  type: { discount: 'Giảm theo phần trăm', no_threshold: 'Không điều kiện', order_value: 'Theo giá trị đơn' },
  off: 'Giảm',
  coins: 'xu',
  percent: '{{percent}}%',
  terms: {
    anyOrder: 'Đơn nào cũng dùng được',
    from: 'Đơn từ {{least}} xu',
    upTo: 'Tối đa {{most}} xu',
    fromUpTo: 'Đơn từ {{least}} xu, tối đa {{most}} xu',
  },
  scope: { any_box: 'Mọi hộp mù', boxes: 'Hộp {{boxes}}', mall: 'Cửa hàng' },
  number: 'Mã {{number}}',
  validUntil: 'HSD {{date}}',
  validFrom: 'Dùng từ {{date}}',
  usedAt: 'Đã dùng {{date}}',
  expiredAt: 'Hết hạn {{date}}',
  left: {
    days_other: 'Hết hạn sau {{count}} ngày',
    hours_other: 'Hết hạn sau {{count}} giờ',
    minutes_other: 'Hết hạn sau {{count}} phút',
  },
  claim: 'Nhận',
  claimNamed: 'Nhận {{name}}',
  use: 'Dùng',
  useNamed: 'Dùng {{name}}',
  claimed: 'Đã nhận',
  stamp: { used: 'Đã dùng', expired: 'Hết hạn', unusable: 'Chưa dùng được' },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'coupons/tickets': typeof texts;
  }
}
