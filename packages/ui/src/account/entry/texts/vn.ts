const texts = {
  fields: {
    sign_in_name: { label: 'Email hoặc số điện thoại' },
    nickname: { label: 'Tên hiển thị', hint: 'Từ 6 đến 14 ký tự, không dùng ký hiệu đặc biệt.' },
    password: { label: 'Mật khẩu' },
    old_password: { label: 'Mật khẩu hiện tại' },
    new_password: { label: 'Mật khẩu mới' },
    code: { label: 'Mã xác nhận' },
    birthday: { label: 'Ngày sinh', hint: 'Bạn cần đủ 18 tuổi để đăng ký.' },
    invite_code: { label: 'Mã mời', hint: 'Không bắt buộc. Mã của người đã mời bạn.' },
    agreement: { label: 'Tôi đã đọc và đồng ý với {{policy}}', policy: 'Thỏa thuận người dùng' },
  },
  signIn: {
    title: 'Đăng nhập',
    heading: 'Chào mừng bạn trở lại!',
    lead: 'Tủ đồ của bạn vẫn đang chờ.',
    submit: 'Đăng nhập',
    methods: 'Cách đăng nhập',
    byPassword: 'Bằng mật khẩu',
    byCode: 'Bằng mã',
    forgot: 'Quên mật khẩu?',
    newHere: 'Chưa có tài khoản?',
    register: 'Đăng ký ngay',
  },
  code: {
    hint: 'Mã có hiệu lực 5 phút.',
    send: 'Gửi mã',
    resend: 'Gửi lại mã',
    resendIn: 'Gửi lại sau {{seconds}} giây',
    announced: 'Đã gửi mã. Có thể gửi lại sau {{seconds}} giây.',
    sent: 'Nếu {{name}} đã có tài khoản, mã sẽ đến trong giây lát.',
    proof: 'Chúng tôi đã gửi tin đến {{name}}: mã xác nhận, hoặc lời nhắc nếu tên này đã có tài khoản.',
    mailbox: 'Mở hộp thư thử nghiệm',
  },
  forgot: {
    title: 'Quên mật khẩu',
    heading: 'Đặt lại mật khẩu',
    lead: 'Nhận mã qua email hoặc điện thoại rồi chọn mật khẩu mới.',
    submit: 'Đặt lại mật khẩu',
    remembered: 'Nhớ ra mật khẩu rồi?',
    signIn: 'Đăng nhập',
    done: {
      title: 'Đã đặt lại mật khẩu',
      body: 'Mọi thiết bị đã được đăng xuất. Hãy đăng nhập bằng mật khẩu mới.',
    },
  },
  changePassword: {
    title: 'Đổi mật khẩu',
    submit: 'Đổi mật khẩu',
    notes: 'Lưu ý',
    otherDevices: 'Các thiết bị khác sẽ bị đăng xuất ngay, thiết bị này vẫn đăng nhập.',
    unique: 'Hãy dùng mật khẩu chưa từng dùng ở nơi khác.',
    forgotten: 'Không nhớ mật khẩu hiện tại?',
    reset: 'Đặt lại bằng mã',
    done: {
      title: 'Đã đổi mật khẩu',
      body: 'Thiết bị này vẫn đăng nhập. Các thiết bị khác đã bị đăng xuất.',
      back: 'Về cài đặt',
    },
  },
  register: {
    title: 'Đăng ký',
    heading: 'Bắt đầu hành trình sưu tầm',
    lead: 'Tạo tài khoản chưa đến một phút, rồi mở ngay hộp đầu tiên.',
    submit: 'Tạo tài khoản',
    haveAccount: 'Đã có tài khoản?',
    signIn: 'Đăng nhập',
    next: 'Tiếp tục',
    about: {
      heading: 'Còn một bước nữa',
      lead: 'Đặt tên, chọn mật khẩu là xong. Những gì bạn đã nhập vẫn được giữ lại.',
    },
    steps: {
      label: 'Các bước đăng ký',
      who: 'Bạn là ai',
      about: 'Tài khoản',
      states: { done: 'Đã xong', current: 'Đang làm', coming: 'Tiếp theo', failed: 'Chưa được' },
    },
  },
  welcome: {
    title: 'Chào mừng',
    heading: 'Chào {{name}}!',
    lead: 'Tài khoản đã sẵn sàng. Mỗi lượt mở đều có thể tự kiểm chứng.',
    boxes: 'Hộp đầu tiên của bạn',
    allBoxes: 'Xem tất cả hộp',
    first: 'Chọn hộp đầu tiên',
    continue: 'Tiếp tục việc đang dở',
    coupons: 'Nhận phiếu giảm giá miễn phí',
    home: 'Xem cửa hàng trước',
  },
  devices: {
    title: 'Thiết bị đang đăng nhập',
    lead: 'Thấy thiết bị lạ? Hãy đăng xuất thiết bị đó rồi đổi mật khẩu.',
    current: 'Thiết bị này',
    name: '{{browser}} trên {{system}}',
    unknown: 'Thiết bị không xác định',
    since: 'Đăng nhập {{date}}',
    end: 'Đăng xuất',
    endNamed: 'Đăng xuất {{name}}',
    endConfirm: {
      title: 'Đăng xuất {{name}}?',
      body: 'Thiết bị đó phải đăng nhập lại mới dùng được tài khoản của bạn.',
    },
    endOthers: 'Đăng xuất mọi thiết bị khác',
    endOthersConfirm: {
      title: 'Đăng xuất mọi thiết bị khác?',
      body_other: '{{count}} thiết bị sẽ phải đăng nhập lại. Thiết bị này vẫn giữ nguyên.',
    },
    ended: 'Đã đăng xuất thiết bị',
  },
};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    'account/entry': typeof texts;
  }
}
