const texts = {
  fields: {
    units: { label: 'Số món nhận' },
    counted: { label: 'Số món đếm được', hint: 'Không thấp hơn số đã giữ.' },
    reason: { label: 'Lý do', hint: 'Được ghi vào sổ kho cùng tên bạn.' },
  },
  list: {
    title: 'Kho hàng',
    label: 'Các mẫu trong kho',
    shown: 'Xem',
    low: 'Sắp hết',
    all: 'Tất cả',
    counts: 'Trong kho {{on_hand}} · đã giữ {{promised}}',
    free: 'Khả dụng {{free}}',
    empty: { title: 'Không có mẫu nào sắp hết', body: 'Mẫu nào cũng còn đủ hàng khả dụng.' },
    nothing: { title: 'Không tìm thấy mẫu nào', body: 'Thử tên khác, hoặc xem tất cả.' },
    next: 'Xem tất cả',
  },
  search: {
    label: 'Tìm trong kho',
    placeholder: 'Tên mẫu hoặc bộ nhân vật',
    submit: 'Tìm',
    clear: 'Xóa',
    suggestions: 'Gợi ý',
    recent: 'Tìm gần đây',
    remove: 'Bỏ “{{query}}”',
    clearRecent: 'Xóa hết',
    popular: 'Hay tìm',
  },
  toy: {
    title: 'Sổ kho',
    on_hand: 'Trong kho',
    promised: 'Đã giữ',
    free: 'Khả dụng',
    low: 'Chỉ còn {{free}} món khả dụng, từ {{since}}. Hộp vô hạn và hàng gửi bù cần nhập thêm.',
    receive: 'Nhận hàng',
    correct: 'Kiểm kho',
    submitReceive: 'Ghi nhận',
    submitCorrect: 'Lưu số đếm',
    receiveDone: 'Đã ghi hàng vào kho.',
    correctDone: 'Đã lưu số đếm.',
    promises: 'Giữ cho ai',
    players: 'Người chơi đã trúng, chưa gửi đi',
    box: 'Giải {{tier}}',
    held: '{{held}} món',
    short: '{{held}}/{{needed}} món',
    nobody: 'Chưa giữ món nào.',
    history: 'Lịch sử',
    empty: { title: 'Chưa có gì thay đổi', body: 'Hàng nhận, gửi và kiểm kho sẽ hiện ở đây.' },
  },
  movement: {
    begin: 'Số đầu sổ',
    receive: 'Nhận hàng',
    correct: 'Kiểm kho',
    promise: 'Giữ cho hộp',
    make: 'Giữ cho món mới ghép hoặc nâng cấp',
    replace: 'Giữ cho hàng gửi bù',
    release: 'Món đã tách hoặc dùng để đổi món khác',
    ship: 'Gửi đi',
    withdraw: 'Hộp ngừng bán',
    come_back: 'Kiện quay về kho',
    shelve: 'Chuyển lên kệ gian hàng',
    unshelve: 'Từ kệ gian hàng về kho',
    onHand: 'kho {{change}}',
    promised: 'giữ {{change}}',
    parcel: 'Kiện {{number}}',
    by: '{{operator}} · {{time}}',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'operator/stock': typeof texts;
  }
}
