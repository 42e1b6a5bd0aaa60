const texts = {
  fields: {
    name_vn: { label: 'Tên tiếng Việt' },
    name_zh: { label: 'Tên tiếng Trung' },
    name_en: { label: 'Tên tiếng Anh' },
    type: { label: 'Loại' },
    type_options: {
      discount: 'Giảm theo phần trăm, có mức tối đa',
      no_threshold: 'Giảm số xu cho mọi đơn',
      order_value: 'Giảm số xu cho đơn từ một mức',
    },
    percent_off: { label: 'Phần trăm giảm' },
    most: { label: 'Số xu giảm nhiều nhất', hint: 'Với phiếu giảm số xu, đây là số xu được giảm.' },
    least_spend: { label: 'Đơn từ', hint: 'Để 0 nếu đơn nào cũng dùng được.' },
    scope: { label: 'Dùng cho' },
    scope_options: { any_box: 'Mọi hộp mù', boxes: 'Hộp của một bộ', mall: 'Cửa hàng' },
    series_id: { label: 'Bộ' },
    valid_days: { label: 'Hạn dùng (ngày)', hint: 'Tính từ lúc người chơi có phiếu.' },
    way: { label: 'Cách phát' },
    way_options: { free: 'Nhận miễn phí', purchase: 'Bán bằng xu', gift: 'Tặng từng người' },
    price: { label: 'Giá một phiếu' },
    stock: { label: 'Số phiếu' },
    per_player: { label: 'Mỗi người nhiều nhất' },
    budget: { label: 'Ngân sách', hint: 'Tổng số xu mà mọi phiếu của đợt có thể giảm.' },
    open_days: { label: 'Phát trong (ngày)' },
    paused: { label: 'Tạm dừng', hint: 'Phiếu đã phát vẫn dùng được.' },
    invite_code: { label: 'Mã mời của người nhận' },
    why: { label: 'Lý do', hint: 'Được ghi vào nhật ký cùng tên bạn.' },
  },
  groups: { name: 'Tên phiếu' },
  templates: {
    title: 'Phiếu giảm giá',
    list: 'Mẫu phiếu',
    create: 'Mẫu mới',
    days: '{{days}} ngày',
    empty: {
      title: 'Chưa có mẫu phiếu nào',
      body: 'Tạo mẫu đầu tiên, rồi phát phiếu từ mẫu đó.',
      action: 'Tạo mẫu',
    },
  },
  worth: {
    discount: 'Giảm {{percent}} %, tối đa {{most}} xu',
    no_threshold: 'Giảm {{amount}} xu cho mọi đơn',
    order_value: 'Giảm {{amount}} xu cho đơn từ {{least}} xu',
  },
  created: { title: 'Mẫu phiếu mới', submit: 'Tạo mẫu', done: 'Đã tạo mẫu. Giờ bạn có thể phát phiếu.' },
  template: {
    title: 'Mẫu phiếu',
    issues: 'Các đợt phát',
    issue: 'Phát phiếu',
    none: { title: 'Chưa phát phiếu nào', body: 'Chọn cách phát, số phiếu và ngân sách.' },
    ways: { purchase: 'Bán {{price}} xu', free: 'Miễn phí', gift: 'Quà tặng', invitation: 'Mã mời' },
    open: 'Đang phát',
    paused: 'Tạm dừng',
    closed: 'Đã kết thúc',
    until: 'Đến {{date}}',
    issued: 'Đã phát {{issued}} / {{stock}}',
    issuedUnlimited: 'Đã phát {{issued}}',
    used: 'Đã dùng',
    saved: 'Đã giảm',
    budget: 'Ngân sách',
    change: 'Thay đổi',
    give: 'Tặng một phiếu',
    log: 'Nhật ký',
    noLog: 'Chưa có thao tác nào.',
    actions: {
      coupon_template: 'Tạo mẫu',
      coupon_issue: 'Phát phiếu',
      coupon_change: 'Thay đổi đợt phát',
      coupon_gift: 'Tặng phiếu',
    },
    by: '{{operator}} · {{time}}',
    issueDone: 'Đã phát phiếu.',
    changeDone: 'Đã lưu thay đổi.',
    giveDone: 'Đã tặng phiếu. Người chơi được báo tin.',
    save: 'Lưu',
    send: 'Tặng phiếu',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'operator/coupons': typeof texts;
  }
}
