const texts = {
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
  fields: {
    sign_in_name: { label: 'E-mail hoặc số điện thoại' },
    password: { label: 'Mật khẩu' },
    code: { label: 'Mã xác nhận' },
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'account/names': typeof texts;
  }
}
