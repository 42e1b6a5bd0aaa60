const texts = {
  fields: {
    amount: { label: 'Số xu muốn nạp', hint: 'Tối thiểu 50.000 mỗi lần. 1 xu = 1 đồng.' },
    gateway: { label: 'Cách thanh toán' },
    gateway_options: {
      sandbox: 'Ngân hàng thử nghiệm',
      vnpay: 'VNPay',
      vietqr: 'Chuyển khoản ngân hàng (VietQR)',
    },
  },
  paymentPolicy: 'Chính sách thanh toán',
  gateways: {
    sandbox: 'Trang thanh toán mẫu, không dùng tiền thật.',
    vnpay: 'Thẻ ATM, thẻ quốc tế hoặc quét VNPAY-QR. Xu vào ngay.',
    vietqr: 'Quét mã bằng ứng dụng ngân hàng bất kỳ. Xu vào sau khi chúng tôi đối soát sao kê.',
  },
  transfer: {
    title: 'Chuyển khoản',
    qr: 'Mã VietQR để chuyển {{amount}} đồng',
    scan: 'Mở ứng dụng ngân hàng và quét mã này',
    dong: '{{amount}} đ',
    save: 'Lưu mã về máy',
    saveHint: 'Đang dùng điện thoại? Lưu ảnh rồi chọn ảnh trong ứng dụng ngân hàng.',
    left: 'Mã còn hiệu lực',
    countdown: {
      hours: 'giờ',
      minutes: 'phút',
      seconds: 'giây',
      spoken: 'Còn {{hours}} giờ {{minutes}} phút',
      ended: 'Đã hết hạn',
    },
    by: 'Hoặc tự nhập khi chuyển khoản',
    account: 'Số tài khoản',
    amount: 'Số tiền',
    reference: 'Nội dung chuyển khoản',
    bank: 'Ngân hàng',
    holder: 'Chủ tài khoản',
    copy: 'Sao chép {{what}}',
    exact: 'Giữ nguyên số tiền và nội dung: nhờ đó chúng tôi nhận ra khoản chuyển của bạn.',
    sent: 'Tôi đã chuyển khoản',
    sentHint: 'Bấm nút này chưa được cộng xu ngay. Xu vào khi ngân hàng báo có, thường trong giờ làm việc.',
    claimed: 'Bạn báo đã chuyển lúc {{time}}. Chúng tôi đang đối soát; trang này tự cập nhật khi xu vào.',
    expired: 'Mã đã hết hạn. Nếu bạn đã chuyển khoản, xu vẫn sẽ được cộng khi chúng tôi nhận được tiền.',
    again: 'Nạp lại',
    done: 'Xem kết quả',
    over: 'Giao dịch này đã kết thúc.',
    missing: { title: 'Không tìm thấy giao dịch', body: 'Liên kết có thể đã cũ. Hãy nạp xu lại từ đầu.' },
  },
  recharge: {
    title: 'Nạp xu',
    submit: 'Thanh toán',
    submitAmount: 'Nạp {{amount}} đồng',
    missing: 'Món bạn chọn còn thiếu {{amount}} xu. Nạp xong, bạn quay lại đúng chỗ đó.',
    bonus: {
      title: 'Nạp nhiều, tặng kim cương',
      body: 'Mỗi lần nạp từ 500.000 xu, bạn được tặng kim cương trị giá 1%, dùng thay một phần giá hộp.',
      coins: '{{amount}} xu',
    },
    how: {
      title: 'Nạp xu như thế nào?',
      choose: 'Chọn số xu và cách thanh toán.',
      pay: 'Thanh toán trên trang của cổng, hoặc quét mã để chuyển khoản.',
      credited: 'Xu vào ví ngay khi tiền về; với chuyển khoản, sau khi chúng tôi đối soát sao kê.',
    },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'wallet/recharge': typeof texts;
  }
}
