export default {
  payment: {
    title: 'Kết quả thanh toán',
    number: 'Mã giao dịch',
    createdAt: 'Thời gian tạo',
    expiresAt: 'Hết hạn lúc',
    pending: {
      title: 'Đang chờ thanh toán',
      body: 'Trang tự cập nhật ngay khi cổng thanh toán báo về, bạn không cần tải lại.',
      action: 'Tiếp tục thanh toán',
    },
    paid: {
      title: 'Nạp xu thành công',
      body: 'Xu đã vào tài khoản. Chọn một hộp và thử vận may thôi!',
      action: 'Chọn hộp để mở',
    },
    declined: {
      title: 'Thanh toán bị từ chối',
      body: 'Số dư của bạn không thay đổi. Bạn có thể thử lại hoặc chọn cách trả khác.',
      action: 'Nạp lại',
    },
    expired: {
      title: 'Thanh toán đã hết hạn',
      body: 'Đã quá thời gian chờ nên giao dịch này tự đóng. Số dư của bạn không thay đổi.',
      action: 'Nạp lại',
    },
    moneyFlow: 'Xem biến động số dư',
    mine: 'Về trang của tôi',
    missing: {
      title: 'Không tìm thấy giao dịch',
      body: 'Liên kết có thể đã cũ. Các lần nạp thành công luôn có trong biến động số dư.',
    },
  },
} as const;
