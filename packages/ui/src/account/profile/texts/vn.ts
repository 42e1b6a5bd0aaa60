const texts = {
  privacy: {
    title: 'Quyền riêng tư',
    shows_wins: 'Hiện món đỉnh trên trang cá nhân',
    shows_wins_hint: 'Người ghé trang của bạn sẽ thấy những món đỉnh bạn vừa trúng.',
    named_in_rankings: 'Hiện tên trên bảng xếp hạng',
    named_in_rankings_hint: 'Khi tắt, tên bạn được che như M***h.',
  },
  fields: {
    nickname: { label: 'Tên hiển thị', hint: 'Từ 6 đến 14 ký tự, không dùng ký hiệu đặc biệt.' },
    avatar: { label: 'Ảnh đại diện', hint: 'Ảnh được cắt vuông ở giữa.' },
    background: { label: 'Ảnh bìa', hint: 'Ảnh ngang hợp nhất, được cắt theo tỉ lệ 3:1.' },
    description: { label: 'Giới thiệu', hint: 'Món bạn mê, món bạn tìm, món bạn muốn đổi.' },
    birthday: { label: 'Ngày sinh', hint: 'Bạn cần đủ 18 tuổi để đăng ký.' },
  },
  mine: {
    title: 'Của tôi',
    guest: {
      heading: 'Bạn chưa đăng nhập',
      lead: 'Đăng nhập để nạp xu, mở hộp và giữ trọn mọi món bạn trúng.',
    },
    avatar: 'Ảnh đại diện của {{nickname}}',
    points: '{{amount}} điểm',
    inviteCode: 'Mã mời',
    copyInviteCode: 'Sao chép mã mời',
    balance: 'Số dư',
    stones: 'Đá linh hồn',
    diamonds: 'Kim cương',
    toys: {
      title: 'Tủ đồ của tôi',
      none: 'Chưa có món nào',
      noneHint: 'Mở hộp đầu tiên, món bạn trúng sẽ nằm ở đây.',
      first: 'Chọn hộp đầu tiên',
      all: 'Xem tủ đồ',
    },
    waiting: { title: 'Đang chờ', unread_other: '{{count}} thông báo chưa đọc', review: 'Đang duyệt' },
    recharge: 'Nạp xu',
    withdraw: 'Rút tiền',
    unopened: { title: 'Hộp chưa mở', count_other: '{{count}} hộp đang chờ bạn xem kết quả' },
    activity: 'Hoạt động của tôi',
    coupons: 'Phiếu giảm giá',
    couponCount_other: '{{count}} phiếu',
    boxRecord: 'Lịch sử mở hộp',
    boxOrders: 'Đơn mở hộp',
    mallOrders: 'Đơn mua',
    moneyFlow: 'Biến động số dư',
    checkIn: 'Điểm danh',
    daily: 'Rút miễn phí mỗi tối',
    pass: 'Chiến lệnh',
    mall: 'Gian hàng',
    identity: 'Xác minh danh tính',
    desk: 'Trang vận hành',
    shopBusiness: 'Quản trị cửa hàng',
    account: 'Tài khoản',
    help: 'Hỗ trợ và điều khoản',
    delivery: 'Giao hàng và hậu mãi',
    policies: 'Điều khoản và chính sách',
    preferences: 'Tùy chọn trên thiết bị này',
    language: 'Ngôn ngữ',
    theme: 'Giao diện',
    themes: { dark: 'Tối', light: 'Sáng', system: 'Hệ thống' },
    motion: 'Chuyển động',
    motions: { system: 'Hệ thống', reduced: 'Giảm bớt' },
    sound: 'Âm thanh khi mở hộp',
    soundHint: 'Tiếng lắc hộp và tiếng khui theo độ hiếm.',
    shortcuts: 'Phím tắt',
    shortcutsHint: 'Một phím là tới nơi. Nhấn ? để xem các phím.',
    signOut: 'Đăng xuất',
    signOutConfirm: {
      title: 'Đăng xuất khỏi tài khoản?',
      body: 'Xu và đồ chơi của bạn vẫn được giữ nguyên. Bạn cần đăng nhập lại để mở hộp.',
    },
  },
  bar: { signIn: 'Đăng nhập', register: 'Đăng ký' },
  profile: {
    title: 'Hồ sơ',
    about: 'Thông tin cá nhân',
    since: 'Tham gia từ',
  },
  editProfile: {
    title: 'Sửa hồ sơ',
    lead: 'Người chơi khác biết bạn qua tên và lời giới thiệu.',
    birthdayHint: 'Chỉ mình bạn thấy. Bạn cần đủ 18 tuổi.',
    submit: 'Lưu thay đổi',
    saved: 'Đã lưu hồ sơ',
  },
  settings: {
    title: 'Cài đặt',
    account: 'Tài khoản và bảo mật',
    changePassword: 'Đổi mật khẩu',
    spending: 'Hạn mức chi tiêu',
    version: 'Phiên bản {{version}}',
  },
  /** Each language names itself, whatever language is on. */
  languages: { vn: 'Tiếng Việt', zh: '中文', en: 'English' },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'account/profile': typeof texts;
  }
}
