const texts = {
  notFound: {
    title: 'Không tìm thấy trang',
    lead: 'Trang này lạc khỏi kệ rồi',
    text: 'Đường dẫn đã thay đổi hoặc bị gõ nhầm. Bạn xem lại giúp mình, hoặc ghé kệ đồ chơi nhé.',
  },
  roleMissing: {
    title: 'Không có quyền truy cập',
    lead: {
      seller: 'Trang này dành cho người bán',
      shopkeeper: 'Trang này dành cho chủ cửa hàng',
      operator: 'Trang này dành cho nhân viên vận hành',
    },
    text: {
      seller: 'Đăng ký bán hàng trước, rồi bạn quay lại đây nhé.',
      shopkeeper: 'Tài khoản của bạn chưa phải là tài khoản chủ cửa hàng.',
      operator: 'Hãy đăng nhập bằng tài khoản vận hành để xem trang này.',
    },
    becomeSeller: 'Đăng ký bán hàng',
  },
  routeError: {
    title: 'Có lỗi xảy ra',
    lead: 'Trang này đang trục trặc',
    text: 'Bạn thử lại nhé. Nếu vẫn lỗi, gửi mã dưới đây cho chăm sóc khách hàng để được hỗ trợ nhanh hơn.',
    textWithoutRequest: 'Bạn thử lại nhé. Nếu vẫn lỗi, hãy nhắn chăm sóc khách hàng.',
    request: 'Mã yêu cầu: {{request_id}}',
  },
  underDevelopment: {
    title: 'Sắp ra mắt',
    lead: 'Tính năng đang được phát triển',
  },
  leave: { title: 'Rời đi mà không lưu?', text: 'Những gì bạn vừa nhập sẽ mất.', stay: 'Ở lại', leave: 'Rời đi' },
  offline: {
    title: 'Bạn đang ngoại tuyến',
    page: 'Trang này cần kết nối mạng. Có mạng lại là trang tự tải, bạn không phải làm gì.',
    readAt: 'Cập nhật lần cuối {{time}}, {{date}}.',
    text: 'Thay đổi nhỏ sẽ được gửi khi có mạng. Mở hộp, nạp và rút tiền cần kết nối.',
    queued: 'Đã ghi lại, sẽ gửi khi có mạng',
  },
  refresh: { failed: 'Chưa cập nhật được. Cập nhật lần cuối {{time}}, {{date}}.' },
  shortcuts: {
    title: 'Phím tắt',
    lead: 'Tắt phím tắt trong Cài đặt, mục Tùy chọn trên thiết bị này.',
    names: {
      home: 'Về trang chủ',
      boxes: 'Xem hộp mù',
      mine: 'Mở trang Của tôi',
      search: 'Tìm trên trang này',
      help: 'Xem các phím tắt',
    },
  },
  sessionEnded: 'Phiên đăng nhập trên thiết bị này đã kết thúc. Vui lòng đăng nhập lại.',
  toHome: 'Về trang chủ',
  toBoxes: 'Xem hộp mù',
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'system/frame': typeof texts;
  }
}
