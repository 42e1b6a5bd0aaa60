import type { Translated } from './locale.ts';

/** What each rule of `rules.ts` tells the person who broke it, and what to do. */
export const ruleMessages = {
  required: {
    vn: 'Vui lòng điền mục này.',
    zh: '请填写此项。',
    en: 'Please fill this in.',
  },
  wrong_type: {
    vn: 'Giá trị này không đúng định dạng.',
    zh: '该值的格式不正确。',
    en: 'This value is not of the right kind.',
  },
  unknown_field: {
    vn: 'Yêu cầu chứa mục không được phép.',
    zh: '请求中包含不允许的字段。',
    en: 'The request contains a field that is not allowed.',
  },
  not_a_choice: {
    vn: 'Vui lòng chọn một trong các lựa chọn có sẵn.',
    zh: '请从给出的选项中选择。',
    en: 'Please choose one of the options given.',
  },
  too_short: {
    vn: 'Nội dung quá ngắn.',
    zh: '内容太短。',
    en: 'This is too short.',
  },
  too_long: {
    vn: 'Nội dung quá dài.',
    zh: '内容太长。',
    en: 'This is too long.',
  },
  too_small: {
    vn: 'Giá trị này quá nhỏ.',
    zh: '该值太小。',
    en: 'This value is too small.',
  },
  too_big: {
    vn: 'Giá trị này quá lớn.',
    zh: '该值太大。',
    en: 'This value is too large.',
  },
  name_length: {
    vn: 'Tên cần có từ 6 đến 14 ký tự.',
    zh: '名称长度须为6至14个字符。',
    en: 'A name has 6 to 14 characters.',
  },
  name_symbols: {
    vn: 'Tên chỉ gồm chữ cái, chữ số và khoảng trắng, không có ký hiệu đặc biệt.',
    zh: '名称只能包含文字、数字和空格，不能有特殊符号。',
    en: 'A name has letters, digits and spaces only, no special symbols.',
  },
  password_too_short: {
    vn: 'Mật khẩu phải dài hơn 6 ký tự.',
    zh: '密码长度必须超过6位。',
    en: 'A password is longer than 6 characters.',
  },
  password_too_long: {
    vn: 'Mật khẩu dài tối đa 200 ký tự.',
    zh: '密码最长200个字符。',
    en: 'A password has at most 200 characters.',
  },
  password_letters_digits: {
    vn: 'Mật khẩu phải có cả chữ cái và chữ số.',
    zh: '密码必须同时包含字母和数字。',
    en: 'A password contains both letters and numbers.',
  },
  email: {
    vn: 'Địa chỉ e-mail chưa đúng, ví dụ: ten@vidu.vn.',
    zh: '邮箱地址不正确，例如 name@example.com。',
    en: 'This is not an e-mail address, such as name@example.com.',
  },
  mobile: {
    vn: 'Số điện thoại chưa đúng, ví dụ: 0912 345 678.',
    zh: '手机号不正确，例如 138 0013 8000。',
    en: 'This is not a mobile number, such as 0912 345 678.',
  },
  sign_in_name: {
    vn: 'Vui lòng nhập e-mail hoặc số điện thoại.',
    zh: '请输入邮箱或手机号。',
    en: 'Please enter an e-mail address or a mobile number.',
  },
  amount_integer: {
    vn: 'Số tiền phải là số nguyên, không có phần lẻ.',
    zh: '金额必须为整数。',
    en: 'An amount is a whole number.',
  },
  recharge_minimum: {
    vn: 'Số tiền nạp tối thiểu là 50.000.',
    zh: '充值金额不得低于50.000。',
    en: 'The least you can recharge is 50.000.',
  },
  recharge_maximum: {
    vn: 'Số tiền nạp tối đa mỗi lần là 100.000.000.',
    zh: '单次充值金额不得超过100.000.000。',
    en: 'The most you can recharge at once is 100.000.000.',
  },
  agreement: {
    vn: 'Vui lòng đọc và đồng ý với thỏa thuận trước khi tiếp tục.',
    zh: '请先阅读并同意协议。',
    en: 'Please read and accept the agreement first.',
  },
  calendar_day: {
    vn: 'Ngày chưa đúng.',
    zh: '日期不正确。',
    en: 'This is not a date.',
  },
  adult: {
    vn: 'Bạn phải đủ 18 tuổi mới được đăng ký.',
    zh: '未成年人禁止注册，须年满18岁。',
    en: 'Minors cannot register: you must be 18.',
  },
  draw_count: {
    vn: 'Mỗi lần chỉ có thể mở 1, 5, 10 hộp hoặc tất cả số còn lại.',
    zh: '每次只能开1、5、10个或剩余全部。',
    en: 'You can open 1, 5, 10 or all that remain at a time.',
  },
  client_seed: {
    vn: 'Chuỗi ngẫu nhiên của bạn dài từ 1 đến 64 chữ cái, chữ số, dấu gạch.',
    zh: '您的随机串须为1至64位字母、数字或连字符。',
    en: 'Your seed has 1 to 64 letters, digits and dashes.',
  },
} satisfies Record<string, Translated>;

export type RuleName = keyof typeof ruleMessages;
