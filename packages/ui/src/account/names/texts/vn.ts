const texts = {
  bindName: {
    email: {
      bind: 'Liên kết email',
      change: 'Đổi email',
      label: 'Email mới',
      none: 'Chưa liên kết email',
      done: 'Đã liên kết email',
      unavailable: 'Hiện chưa gửi được mã qua email',
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
    either: 'Sau khi liên kết, bạn đăng nhập và đặt lại mật khẩu bằng email hoặc số điện thoại đều được.',
    replaced: 'Email hoặc số mới có hiệu lực ngay, email hoặc số cũ không đăng nhập được nữa.',
    hidden: 'Người chơi khác không thấy email và số điện thoại của bạn.',
    later: 'Vui lòng quay lại sau, hoặc liên hệ chăm sóc khách hàng.',
    back: 'Về cài đặt',
  },
  fields: {
    sign_in_name: { label: 'Email hoặc số điện thoại' },
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
