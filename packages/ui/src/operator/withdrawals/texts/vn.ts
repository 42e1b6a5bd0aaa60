const texts = {
  fields: {
    note: {
      label: 'Ghi chú',
      hint: 'Ghi vào nhật ký; người chơi đọc ghi chú khi bị từ chối.',
    },
    reason: {
      label: 'Lý do từ chối',
    },
    reason_options: {
      account: 'Số tài khoản sai hoặc đã đóng',
      holder: 'Tên chủ tài khoản không khớp',
      bank: 'Ngân hàng không nhận chuyển khoản',
      suspicious: 'Cần kiểm tra tài khoản người chơi',
      other: 'Lý do khác (ghi rõ bên dưới)',
    },
  },
  title: 'Duyệt rút tiền',
  detail: 'Yêu cầu rút tiền',
  filter: 'Trạng thái yêu cầu',
  list: 'Yêu cầu rút tiền',
  statuses: {
    requested: 'Chờ duyệt',
    approved: 'Chờ chi',
    paid: 'Đã chi',
    rejected: 'Từ chối',
    cancelled: 'Người chơi hủy',
  },
  row: '{{nickname}} · {{amount}} xu',
  account: '{{bank}} •••• {{end}}',
  ofTwo: 'Cần hai người',
  waitsForSecond: 'Chờ người thứ hai',
  empty: {
    title: 'Không có yêu cầu nào',
    body: 'Yêu cầu rút tiền của người chơi sẽ hiện ở đây.',
    action: 'Xem yêu cầu chờ duyệt',
  },
  facts: {
    player: 'Người chơi',
    amount: 'Số xu',
    fee: 'Phí',
    payout: 'Ngân hàng chi',
    bank: 'Ngân hàng',
    number: 'Số tài khoản',
    holder: 'Chủ tài khoản',
    created: 'Gửi lúc',
    approved: 'Duyệt lúc',
    approvedBy: 'Người duyệt',
    agreedBy: 'Người thứ hai',
    settled: 'Kết thúc lúc',
    ofDay: 'Đã duyệt cho người này trong 24 giờ',
    toAccount: 'Đã duyệt cho tài khoản này trong 24 giờ',
    owed: 'Còn nợ từ khoản nạp bị thu hồi',
    reason: 'Lý do từ chối',
  },
  dong: '{{amount}} đ',
  coins: '{{amount}} xu',
  showNumber: 'Xem đủ số tài khoản',
  numberLogged: 'Nhật ký ghi lại ai đã xem.',
  approve: 'Duyệt yêu cầu',
  approveOfTwo: 'Duyệt và gửi người thứ hai',
  reject: 'Từ chối và trả lại xu',
  rejectOfTwo: 'Đề nghị hoàn lại',
  approveTitle: 'Duyệt',
  rejectTitle: 'Từ chối',
  large:
    'Trong 24 giờ, số tiền duyệt cho người này, cho tài khoản này hoặc do riêng bạn duyệt vượt hạn mức của một người: cần người khác có quyền “Tiền” đồng ý.',
  inFile:
    'Yêu cầu đã vào tệp chi, ngân hàng có thể đã chuyển tiền. Hãy kiểm tra với ngân hàng trước; việc hoàn lại cần hai người.',
  own: 'Đây là yêu cầu của chính bạn, nên người khác xử lý.',
  owes: 'Người chơi còn nợ xu từ khoản nạp bị thu hồi, nên cần người thứ hai đồng ý.',
  second: 'Xem đề nghị đang chờ',
  approved: 'Đã duyệt',
  sent: 'Đã gửi đề nghị đến người thứ hai',
  rejected: 'Đã từ chối và trả lại xu',
  payouts: {
    title: 'Tệp chi cho ngân hàng',
    open: 'Tệp chi cho ngân hàng',
    next: 'Tệp tiếp theo',
    nextBody: '{{count}} yêu cầu đã duyệt, tổng {{total}} đ.',
    nothing: 'Chưa có yêu cầu nào được duyệt mà chưa vào tệp.',
    make: 'Tạo tệp chi',
    list: 'Các tệp chi',
    by: '{{count}} yêu cầu · {{total}} đ · {{name}}, {{time}}',
    rejectedSince: 'Đã từ chối sau đó: {{count}} yêu cầu, {{total}} đ. Không còn trong tổng.',
    download: 'Tải CSV',
    confirm: 'Ngân hàng đã chi',
    confirmTitle: 'Xác nhận đã chi {{total}} đ?',
    confirmBody: '{{count}} yêu cầu trong tệp chuyển sang “Đã chi” và người chơi được báo. Không hoàn tác được.',
    keep: 'Chưa',
    paid: 'Đã chi',
    open_state: 'Chờ ngân hàng',
    made: 'Đã tạo tệp chi',
    confirmed: 'Đã ghi nhận là đã chi',
    empty: {
      title: 'Chưa có tệp nào',
      body: 'Mỗi tệp gom các yêu cầu đã duyệt để gửi ngân hàng.',
    },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'operator/withdrawals': typeof texts;
  }
}
