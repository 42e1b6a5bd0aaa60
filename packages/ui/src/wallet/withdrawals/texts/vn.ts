const texts = {
  fields: {
    amount: { label: 'Số xu muốn rút', hint: 'Tối thiểu 10.000 mỗi lần. 1 xu = 1 đồng.' },
    bank_name: { label: 'Ngân hàng' },
    card_number: { label: 'Số tài khoản hoặc số thẻ' },
    holder_name: { label: 'Tên chủ tài khoản', hint: 'Chữ in hoa không dấu, đúng như ngân hàng ghi.' },
    bank_account_id: { label: 'Chuyển về tài khoản' },
    keep_account: { label: 'Lưu tài khoản cho lần sau', hint: 'Số tài khoản được mã hóa, chỉ hiện bốn số cuối.' },
  },
  accounts: {
    title: 'Tài khoản ngân hàng',
    lead: 'Các tài khoản nhận tiền rút của bạn. Số tài khoản được mã hóa, chỉ hiện bốn số cuối.',
    addTitle: 'Thêm tài khoản',
    add: 'Lưu tài khoản',
    added: 'Đã lưu tài khoản',
    full: 'Đã lưu đủ {{most}} tài khoản. Hãy xóa bớt để thêm tài khoản mới.',
    remove: 'Xóa',
    removeNamed: 'Xóa {{account}}',
    removed: 'Đã xóa tài khoản',
    removeConfirm: {
      title: 'Xóa tài khoản này?',
      body: '{{account}} sẽ không còn trong danh sách. Các yêu cầu rút đã gửi vẫn được xử lý.',
    },
    empty: { title: 'Chưa lưu tài khoản nào', body: 'Lưu một lần, lần rút sau chỉ cần chọn.' },
  },
  withdraw: {
    title: 'Rút tiền',
    submit: 'Gửi yêu cầu rút',
    amount: {
      label: 'Số xu muốn rút',
      hint: 'Tối thiểu {{minimum}} mỗi lần, phí {{fee}}. 1 xu = 1 đồng.',
    },
    all: 'Rút hết {{amount}}',
    fee: 'Phí rút',
    payout: 'Bạn nhận được',
    noPayout: 'Chưa tính được',
    tooLittle: 'Số dư chưa đủ để rút. Mỗi lần rút tối thiểu {{minimum}} xu.',
    popularBanks: 'Thường dùng',
    otherBanks: 'Các ngân hàng khác',
    typedBank: 'Ngân hàng không có ở trên',
    typedBankName: 'Tên ngân hàng của bạn',
    another: 'Dùng tài khoản khác',
    useKept: 'Chọn tài khoản đã lưu',
    accounts: 'Tài khoản ngân hàng đã lưu',
    sent: {
      title: 'Đã gửi yêu cầu rút tiền',
      body: '{{amount}} xu đã được trừ khỏi số dư và đang chờ duyệt. Bạn sẽ nhận {{payout}} đồng qua {{bank}}.',
      again: 'Rút lần nữa',
    },
    list: 'Các lần rút tiền',
    empty: { title: 'Chưa rút lần nào', body: 'Mỗi yêu cầu rút và tình trạng của nó sẽ hiện ở đây.' },
    status: {
      requested: 'Chờ duyệt',
      approved: 'Đã duyệt',
      paid: 'Đã chuyển',
      rejected: 'Bị từ chối',
      cancelled: 'Đã hủy',
    },
    account: '{{bank}} •••• {{end}}',
    receives: 'Nhận {{payout}}, phí {{fee}}',
    returned: '{{reason}} Xu đã trở lại số dư.',
    waiting: 'Đang chờ quản trị viên duyệt. Trước khi được duyệt, bạn có thể hủy và nhận lại toàn bộ.',
    cancel: 'Hủy rút tiền',
    cancelNamed: 'Hủy rút tiền: {{amount}} xu, {{time}}',
    cancelConfirm: {
      title: 'Hủy rút {{amount}} xu?',
      body: 'Toàn bộ {{amount}} xu, kể cả phí, sẽ trở lại số dư ngay.',
      keep: 'Giữ yêu cầu',
    },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'wallet/withdrawals': typeof texts;
  }
}
