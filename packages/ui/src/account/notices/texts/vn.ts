const texts = {
  push: {
    title: 'Thông báo đẩy',
    label: 'Thông báo trên thiết bị này',
    text: 'Nhận báo về nạp xu, giao hàng và món hiếm, kể cả khi bạn không mở MCY.',
    denied:
      'Trình duyệt đang chặn thông báo. Hãy mở cài đặt trang (biểu tượng bên cạnh địa chỉ), cho phép Thông báo, rồi tải lại trang.',
    unsupported:
      'Trình duyệt này không nhận được thông báo. Trên iPhone, hãy thêm MCY vào Màn hình chính rồi mở từ đó.',
    unavailable: 'Shop chưa gửi thông báo đến thiết bị. Bạn vẫn xem được mọi thông báo trong ứng dụng.',
    on: 'Đã bật thông báo trên thiết bị này',
    off: 'Đã tắt thông báo trên thiết bị này',
    failed: 'Chưa bật được thông báo. Bạn thử lại sau nhé.',
  },
  notify: {
    title: 'Thông báo',
    detail: 'Chi tiết thông báo',
    bell_other: 'Thông báo, {{shown}} chưa đọc',
    unread: 'Mới',
    unreadCount_other: '{{shown}} thông báo chưa đọc',
    allRead: 'Bạn đã đọc hết thông báo',
    markAllRead: 'Đánh dấu đã đọc hết',
    empty: {
      title: 'Chưa có thông báo nào',
      body: 'Tin về nạp xu, rút tiền và món hiếm bạn trúng sẽ hiện ở đây.',
      action: 'Chọn hộp để mở',
    },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'account/notices': typeof texts;
  }
}
