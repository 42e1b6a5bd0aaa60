export default {
  fields: {
    amount: { label: 'Số xu muốn nạp', hint: 'Tối thiểu 50.000 mỗi lần. 1 xu = 1 đồng.' },
  },
  balance: 'Số dư',
  recharge: {
    title: 'Nạp xu',
    submit: 'Thanh toán',
    how: {
      title: 'Nạp xu như thế nào?',
      choose: 'Chọn số xu rồi bấm Thanh toán.',
      pay: 'Xác nhận trên trang của cổng thanh toán.',
      credited: 'Xu vào tài khoản ngay khi thanh toán thành công.',
    },
  },
  flow: {
    title: 'Biến động số dư',
    month: 'Tháng',
    everyMonth: 'Tất cả các tháng',
    kind: 'Loại giao dịch',
    everyKind: 'Tất cả',
    kinds: { recharge: 'Nạp xu', box_open: 'Mở hộp' },
    balanceAfter: 'Còn {{amount}}',
    empty: {
      title: 'Chưa có giao dịch nào',
      body: 'Mỗi lần nạp xu hay mở hộp đều được ghi lại ở đây.',
    },
    nothingFound: {
      title: 'Không có giao dịch phù hợp',
      body: 'Hãy thử tháng khác hoặc xem tất cả các loại.',
      action: 'Bỏ bộ lọc',
    },
  },
} as const;
