/** What bound names, invitations and sharing say. */
export const bindingVn = {
  bindName: {
    email: {
      bind: 'Liên kết e-mail',
      change: 'Đổi e-mail',
      label: 'E-mail mới',
      none: 'Chưa liên kết e-mail',
      done: 'Đã liên kết e-mail',
      unavailable: 'Hiện chưa gửi được mã qua e-mail',
    },
    mobile: {
      bind: 'Liên kết số điện thoại',
      change: 'Đổi số điện thoại',
      label: 'Số điện thoại mới',
      none: 'Chưa liên kết số điện thoại',
      done: 'Đã liên kết số điện thoại',
      unavailable: 'Hiện chưa gửi được mã qua tin nhắn',
    },
    current: 'Đang dùng: {{name}}',
    submit: 'Xác nhận liên kết',
    passwordHint: 'Để chắc chắn đây là bạn.',
    notes: 'Lưu ý',
    either: 'Sau khi liên kết, bạn đăng nhập và đặt lại mật khẩu bằng e-mail hoặc số điện thoại đều được.',
    replaced: 'Tên mới thay tên cũ ngay, tên cũ không còn đăng nhập được.',
    hidden: 'Người chơi khác không thấy e-mail và số điện thoại của bạn.',
    later: 'Vui lòng quay lại sau, hoặc liên hệ chăm sóc khách hàng.',
    back: 'Về cài đặt',
  },
  bindCode: {
    title: 'Liên kết mã mời',
    heading: 'Ai đã mời bạn đến MCY?',
    lead: 'Nhập mã mời của người đó. Mỗi tài khoản chỉ liên kết một lần.',
    until: 'Bạn có thể liên kết đến ngày {{date}}, tức trong 30 ngày kể từ khi đăng ký.',
    submit: 'Liên kết',
    done: 'Đã liên kết mã mời',
    invitedBy: 'Người mời bạn',
    boundAt: 'Liên kết ngày {{date}}',
    settled: 'Mã mời đã liên kết không thể thay đổi.',
    late: {
      title: 'Đã hết hạn liên kết',
      body: 'Mã mời chỉ liên kết được trong 30 ngày kể từ khi đăng ký. Bạn vẫn có thể mời bạn bè bằng mã của mình.',
      action: 'Về hồ sơ',
    },
  },
  registered: {
    bound: 'Đã liên kết mã mời của bạn bè',
    not_found: 'Tài khoản đã mở, nhưng không tìm thấy mã mời. Bạn có thể liên kết lại trong 30 ngày.',
  },
  share: {
    invite: 'Mời bạn bè',
  },
} as const;
