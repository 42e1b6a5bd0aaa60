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
  scope: { any_box: 'Mọi hộp mù', boxes: 'Hộp {{boxes}}', mall: 'Gian hàng' },
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
  mallSoon: 'Dùng được khi gian hàng mở thanh toán',
  stamp: { used: 'Đã dùng', expired: 'Hết hạn' },
  own: {
    title: 'Phiếu của tôi',
    filter: 'Trạng thái phiếu',
    states: { usable: 'Dùng được', unclaimed: 'Chờ nhận', used: 'Đã dùng', expired: 'Hết hạn' },
    list: 'Phiếu giảm giá',
    history: 'Lịch sử phiếu',
    more: 'Lấy thêm phiếu',
    moreBody: 'Phiếu miễn phí và phiếu bán bằng xu đang chờ bạn.',
    claimed: 'Đã nhận phiếu. Bạn dùng được ngay.',
    empty: {
      usable: {
        title: 'Bạn chưa có phiếu nào dùng được',
        body: 'Nhận phiếu miễn phí hoặc mua phiếu để mở hộp với giá tốt hơn.',
        action: 'Xem các phiếu',
      },
      unclaimed: {
        title: 'Không có phiếu nào chờ nhận',
        body: 'Khi shop tặng phiếu cho bạn, phiếu sẽ hiện ở đây.',
        action: 'Xem các phiếu',
      },
      used: {
        title: 'Bạn chưa dùng phiếu nào',
        body: 'Chọn một hộp, phiếu tốt nhất sẽ được chọn sẵn cho bạn.',
        action: 'Xem hộp mù',
      },
      expired: {
        title: 'Không có phiếu nào hết hạn',
        body: 'Tốt lắm, bạn chưa bỏ lỡ phiếu nào.',
        action: 'Xem phiếu của tôi',
      },
    },
  },
  saved: 'Đã giảm {{saved}} xu',
  box: {
    title: 'Phiếu giảm giá',
    choose: 'Chọn phiếu',
    none: 'Không dùng phiếu',
    noneHint: 'Giữ phiếu cho lần sau',
    off: 'Phiếu giảm giá −{{off}} xu',
    lost: 'Đơn này rẻ hơn phiếu: {{lost}} xu của phiếu sẽ mất.',
    keep: 'Giữ phiếu',
    best: 'Tốt nhất',
    change: 'Đổi phiếu',
    held_other: '{{count}} phiếu dùng được',
    noneFits: 'Chưa có phiếu nào hợp với đơn này',
    get: 'Lấy phiếu giảm giá',
    saves: 'Giảm {{off}} xu',
    open: 'Mở hộp này',
    lead: 'Với 1 lượt giá {{list}} xu',
    empty: {
      title: 'Chưa có phiếu nào dùng được',
      body: 'Lấy phiếu rồi quay lại mở hộp với giá tốt hơn.',
      action: 'Lấy phiếu',
    },
  },
  why: {
    used: 'Phiếu đã được dùng',
    expired: 'Phiếu đã hết hạn',
    unclaimed: 'Bạn chưa nhận phiếu này',
    scope: 'Không dùng cho đơn này',
    not_yet: 'Chưa đến ngày dùng',
    threshold: 'Còn thiếu {{missing}} xu để dùng phiếu này',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'coupons/tickets': typeof texts;
  }
}
