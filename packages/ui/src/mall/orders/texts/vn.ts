const texts = {
  order: {
    number: 'Mã đơn {{number}}',
    copyNumber: 'Sao chép mã đơn {{number}}',
    state: {
      pending_payment: 'Chờ thanh toán',
      deposit_paid: 'Đã đặt cọc',
      paid: 'Đã thanh toán',
      ready_for_delivery: 'Chuẩn bị giao',
      shipped: 'Đã gửi hàng',
      waiting_to_receive: 'Chờ nhận hàng',
      received: 'Đã nhận hàng',
      cancelled: 'Đã hủy',
      refund_requested: 'Chờ hoàn tiền',
      refunded: 'Đã hoàn tiền',
    },
    coins: 'xu',
    times: '×{{quantity}}',
    quantity: 'Số lượng {{quantity}}',
    moreLines_other: 'Còn {{count}} món nữa',
    pieces_other: '{{amount}} món',
    shipping: 'Phí giao hàng',
    freeShipping: 'Miễn phí',
    discount: 'Phiếu giảm giá',
    total: 'Tổng cộng',
    deposit: 'Đã đặt cọc',
    finalPayment: 'Còn phải trả',
    refund: 'Tiền hoàn',
    refundReason: 'Lý do: {{reason}}',
    delivery: '{{platform}} · {{number}}',
    payWithin: 'Thanh toán trong',
    payFinalBy: 'Trả nốt trước {{time}}, {{date}}',
    depositLost: 'Hủy đơn sẽ mất tiền cọc.',
    action: {
      pay: 'Thanh toán',
      pay_final: 'Trả nốt',
      cancel: 'Hủy đơn',
      track: 'Theo dõi',
      confirm_receipt: 'Đã nhận hàng',
      request_refund: 'Hoàn tiền',
      withdraw_refund: 'Rút yêu cầu',
      review: 'Đánh giá',
      buy_again: 'Mua lại',
    },
    countdown: {
      days: 'ngày',
      hours: 'giờ',
      minutes: 'phút',
      seconds: 'giây',
      spoken: 'Còn {{hours}} giờ {{minutes}} phút {{seconds}} giây',
      ended: 'Hết giờ',
    },
  },
  payment: {
    title: 'Kết quả thanh toán',
    number: 'Mã giao dịch',
    createdAt: 'Thời gian tạo',
    expiresAt: 'Hết hạn lúc',
    confirming: {
      title: 'Đang xác nhận thanh toán',
      body: 'Cổng thanh toán báo bạn đã trả. Xu sẽ vào tài khoản ngay khi có xác nhận, thường trong một phút. Bạn không cần trả lại lần nữa.',
    },
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
    backToBox: { body: 'Xu đã vào tài khoản. Mở tiếp hộp bạn đã chọn nhé!', action: 'Về hộp đã chọn' },
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
    reversed: {
      title: 'Khoản nạp đã bị thu hồi',
      body: 'Tiền đã trở về nơi chuyển, nên xu và thưởng kèm theo được thu hồi.',
      action: 'Nạp lại',
    },
    taken: 'Đã thu hồi',
    owed: 'Đã dùng, còn thiếu',
    moneyFlow: 'Xem biến động số dư',
    mine: 'Về trang của tôi',
    missing: {
      title: 'Không tìm thấy giao dịch',
      body: 'Liên kết có thể đã cũ. Các lần nạp thành công luôn có trong biến động số dư.',
    },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'mall/orders': typeof texts;
  }
}
