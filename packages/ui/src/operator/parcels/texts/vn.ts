const texts = {
  fields: {
    carrier: { label: 'Đơn vị vận chuyển' },
    tracking_number: { label: 'Mã vận đơn' },
    lines: {
      label: 'Danh sách kiện',
      hint: 'Mỗi dòng: số kiện, đơn vị vận chuyển, mã vận đơn. Dán thẳng từ bảng tính cũng được.',
    },
    event: { label: 'Tình trạng' },
    event_options: {
      in_transit: 'Đang trên đường',
      out_for_delivery: 'Đang giao',
      not_delivered: 'Giao chưa thành công',
      delivered: 'Đã giao tới nơi',
    },
    note: { label: 'Ghi chú', hint: 'Người nhận thấy đúng những gì bạn viết.' },
    reason: { label: 'Lý do hủy', hint: 'Người nhận thấy đúng những gì bạn viết.' },
  },
  list: {
    title: 'Kiện hàng',
    filter: 'Tình trạng kiện',
    label: 'Các kiện hàng',
    to: '{{nickname}} · {{consignee}}, {{province}}',
    shipMany: 'Gửi nhiều kiện',
    empty: { title: 'Không có kiện nào', body: 'Không có kiện nào ở tình trạng này.' },
  },
  ship: {
    title: 'Gửi nhiều kiện',
    submit: 'Gửi các kiện này',
    done_other: 'Đã gửi {{count}} kiện.',
    refused: 'Các dòng không dùng được',
    line: 'Dòng {{line}}: {{reason}}',
    how: 'Mỗi dòng một kiện, như thế này',
    example: '100128, Viettel Post, VTP-20981734',
  },
  parcel: {
    title: 'Kiện hàng',
    of: '{{nickname}}',
    pack: 'Bắt đầu đóng gói',
    packed: 'Đã chuyển sang đóng gói.',
    slip: 'In phiếu đóng gói',
    ship: 'Giao cho đơn vị vận chuyển',
    shipped: 'Đã gửi kiện.',
    track: 'Ghi tình trạng',
    tracked: 'Đã ghi tình trạng.',
    cancel: 'Hủy kiện',
    cancelled: 'Đã hủy kiện. Đồ chơi và phí đã trả lại.',
    log: 'Nhật ký thao tác',
    shop: 'Tự động',
    next: 'Việc tiếp theo',
    cancelTitle: 'Hủy kiện này',
  },
  slip: {
    title: 'Phiếu đóng gói',
    print: 'In',
    to: 'Người nhận',
    items: 'Trong kiện',
    piece: '{{name}}, số {{serial}}',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'operator/parcels': typeof texts;
  }
}
