import type { Translated } from './locale.ts';
import { productRules } from './productRules.ts';

/**
 * Message for each broken rule of `rules/`: what is wrong and what to do. `{{maximum}}` and the like are filled from
 * the issue.
 */
export const ruleMessages = {
  required: { vn: 'Vui lòng điền mục này.', zh: '请填写此项。', en: 'Please fill this in.' },
  wrong_type: {
    vn: 'Giá trị này không đúng định dạng.',
    zh: '该值的格式不正确。',
    en: 'This value has the wrong type.',
  },
  unknown_field: {
    vn: 'Yêu cầu chứa mục không được phép.',
    zh: '请求中包含不允许的字段。',
    en: 'The request contains a field that is not allowed.',
  },
  not_a_choice: {
    vn: 'Vui lòng chọn một trong các lựa chọn có sẵn.',
    zh: '请从给出的选项中选择。',
    en: 'Please choose one of the options.',
  },
  too_short: {
    vn: 'Cần ít nhất {{minimum}} ký tự.',
    zh: '至少需要 {{minimum}} 个字符。',
    en: 'Use at least {{minimum}} characters.',
  },
  too_long: {
    vn: 'Tối đa {{maximum}} ký tự.',
    zh: '最多 {{maximum}} 个字符。',
    en: 'Use at most {{maximum}} characters.',
  },
  too_small: {
    vn: 'Giá trị này không được nhỏ hơn {{minimum}}.',
    zh: '该值不能小于 {{minimum}}。',
    en: 'Enter {{minimum}} or more.',
  },
  too_big: {
    vn: 'Giá trị này không được lớn hơn {{maximum}}.',
    zh: '该值不能大于 {{maximum}}。',
    en: 'Enter {{maximum}} or less.',
  },
  not_above: {
    vn: 'Giá trị này phải lớn hơn {{minimum}}.',
    zh: '该值必须大于 {{minimum}}。',
    en: 'Enter more than {{minimum}}.',
  },
  not_below: {
    vn: 'Giá trị này phải nhỏ hơn {{maximum}}.',
    zh: '该值必须小于 {{maximum}}。',
    en: 'Enter less than {{maximum}}.',
  },
  too_few: {
    vn: 'Vui lòng chọn ít nhất {{minimum}} mục.',
    zh: '请至少选择 {{minimum}} 项。',
    en: 'Please choose at least {{minimum}}.',
  },
  too_many: {
    vn: 'Chỉ được chọn tối đa {{maximum}} mục.',
    zh: '最多只能选择 {{maximum}} 项。',
    en: 'Please choose at most {{maximum}}.',
  },
  name_length: {
    vn: 'Tên cần có từ 6 đến 14 ký tự.',
    zh: '名称长度须为 6 至 14 个字符。',
    en: 'Use 6 to 14 characters.',
  },
  name_symbols: {
    vn: 'Tên chỉ gồm chữ cái, chữ số và khoảng trắng, không có ký hiệu đặc biệt.',
    zh: '名称只能包含文字、数字和空格，不能有特殊符号。',
    en: 'Use only letters, digits and spaces, no special symbols.',
  },
  password_too_short: {
    vn: 'Mật khẩu phải dài hơn 6 ký tự.',
    zh: '密码长度必须超过 6 位。',
    en: 'Use more than 6 characters.',
  },
  password_too_long: {
    vn: 'Mật khẩu dài tối đa 200 ký tự.',
    zh: '密码最长 200 个字符。',
    en: 'Use at most 200 characters.',
  },
  password_letters_digits: {
    vn: 'Mật khẩu phải có cả chữ cái và chữ số.',
    zh: '密码必须同时包含字母和数字。',
    en: 'Use both letters and numbers.',
  },
  email: {
    vn: 'Địa chỉ email chưa đúng, ví dụ: ten@vidu.vn.',
    zh: '邮箱地址不正确，例如 name@example.com。',
    en: 'Enter a valid email address, such as name@example.com.',
  },
  url: {
    vn: 'Đường dẫn chưa đúng, ví dụ: https://vidu.vn.',
    zh: '网址不正确，例如 https://example.com。',
    en: 'Enter a valid web address, such as https://example.com.',
  },
  mobile: {
    vn: 'Số điện thoại chưa đúng, ví dụ: 0912 345 678.',
    zh: '手机号不正确，例如 138 0013 8000。',
    en: 'Enter a valid mobile number, such as 0912 345 678.',
  },
  chinese_mobile: {
    vn: 'Số di động Trung Quốc chưa đúng, ví dụ: 138 0013 8000.',
    zh: '手机号不正确，例如 138 0013 8000。',
    en: 'Enter a valid mobile number of mainland China, such as 138 0013 8000.',
  },
  vietnamese_mobile: {
    vn: 'Số di động chưa đúng, ví dụ: 0912 345 678.',
    zh: '越南手机号不正确，例如 0912 345 678。',
    en: 'Enter a valid Vietnamese mobile number, such as 0912 345 678.',
  },
  landline: {
    vn: 'Số điện thoại bàn chưa đúng, nhớ kèm mã vùng, ví dụ: 024 3826 1234.',
    zh: '固定电话不正确，请包含区号，例如 010-65529988。',
    en: 'Enter a landline number with its area code, such as 024 3826 1234.',
  },
  chinese_landline: {
    vn: 'Số điện thoại bàn Trung Quốc chưa đúng, nhớ kèm mã vùng, ví dụ: 010-65529988.',
    zh: '固定电话不正确，请包含区号，例如 010-65529988。',
    en: 'Enter a landline number of mainland China with its area code, such as 010-65529988.',
  },
  vietnamese_landline: {
    vn: 'Số điện thoại bàn chưa đúng, nhớ kèm mã vùng, ví dụ: 024 3826 1234.',
    zh: '越南固定电话不正确，请包含区号，例如 024 3826 1234。',
    en: 'Enter a Vietnamese landline number with its area code, such as 024 3826 1234.',
  },
  chinese_id: {
    vn: 'Số căn cước Trung Quốc chưa đúng: cần đủ 18 ký tự như trên thẻ.',
    zh: '身份证号码不正确，请按证件填写 18 位号码。',
    en: 'Enter the 18 characters of the resident ID number, as on the card.',
  },
  vietnamese_id: {
    vn: 'Số căn cước chưa đúng: cần đủ 12 chữ số như trên thẻ.',
    zh: '越南公民身份号码不正确，请按证件填写 12 位数字。',
    en: 'Enter the 12 digits of the citizen ID number, as on the card.',
  },
  passport_number: {
    vn: 'Số hộ chiếu chưa đúng: gồm 6 đến 9 chữ cái và chữ số như trên hộ chiếu.',
    zh: '护照号码不正确，应为 6 至 9 位字母和数字。',
    en: 'Enter the 6 to 9 letters and digits of the passport number, as in the passport.',
  },
  full_name: {
    vn: 'Họ và tên chỉ gồm chữ cái, viết đầy đủ như trên giấy tờ.',
    zh: '请按证件填写完整姓名，只能包含文字。',
    en: 'Enter your full name in letters, exactly as on your ID.',
  },
  document_birthday: {
    vn: 'Ngày sinh không khớp với số giấy tờ. Vui lòng xem lại cả hai.',
    zh: '出生日期与证件号码不符，请核对。',
    en: 'This date of birth doesn’t match the ID number. Please check both.',
  },
  same_picture: {
    vn: 'Ảnh này đã dùng cho mục khác. Vui lòng chọn ảnh riêng.',
    zh: '该图片已用于其他项，请另选一张。',
    en: 'You’ve already used this picture above. Please choose another.',
  },
  digits: { vn: 'Chỉ nhập chữ số, từ 0 đến 9.', zh: '只能输入数字。', en: 'Digits only, 0 to 9.' },
  letters: {
    vn: 'Chỉ nhập chữ cái, không có số, khoảng trắng hay ký hiệu.',
    zh: '只能输入字母或文字，不含数字、空格和符号。',
    en: 'Letters only, without digits, spaces or symbols.',
  },
  code: {
    vn: 'Mã gồm đúng {{length}} chữ số.',
    zh: '验证码为 {{length}} 位数字。',
    en: 'Enter all {{length}} digits of the code.',
  },
  invite_code: {
    vn: 'Mã mời gồm 8 chữ cái và chữ số, ví dụ: K7MWX2QA.',
    zh: '邀请码由 8 位字母和数字组成，例如 K7MWX2QA。',
    en: 'Enter the 8 letters and digits of the invite code, such as K7MWX2QA.',
  },
  friend: {
    vn: 'Nhập mã mời 8 ký tự hoặc số điện thoại của bạn ấy.',
    zh: '请输入对方的 8 位邀请码或手机号。',
    en: 'Enter your friend’s invite code of 8 characters or their mobile number.',
  },
  item_twice: {
    vn: 'Mỗi món đồ chỉ chọn được một lần.',
    zh: '同一件玩具只能选择一次。',
    en: 'Choose each toy only once.',
  },
  sign_in_name: {
    vn: 'Vui lòng nhập email hoặc số điện thoại.',
    zh: '请输入邮箱或手机号。',
    en: 'Please enter an email address or a mobile number.',
  },
  amount_integer: {
    vn: 'Số tiền phải là số nguyên, không có phần lẻ.',
    zh: '金额必须为整数。',
    en: 'Enter a whole number.',
  },
  amount_decimals: {
    vn: 'Số tiền có tối đa 2 chữ số thập phân, ví dụ: 12,50.',
    zh: '金额最多保留两位小数，例如 12.50。',
    en: 'Use at most 2 decimals, such as 12.50.',
  },
  recharge_minimum: {
    vn: 'Số tiền nạp tối thiểu là 50.000.',
    zh: '充值金额不得低于 50.000。',
    en: 'The minimum top-up is 50.000.',
  },
  recharge_maximum: {
    vn: 'Số tiền nạp tối đa mỗi lần là 100.000.000.',
    zh: '单次充值金额不得超过 100.000.000。',
    en: 'The maximum top-up is 100.000.000 at a time.',
  },
  withdrawal_minimum: {
    vn: 'Số tiền rút tối thiểu là {{minimum}} và phải lớn hơn phí {{fee}}.',
    zh: '提现金额不得低于 {{minimum}}，且须大于手续费 {{fee}}。',
    en: 'The minimum withdrawal is {{minimum}}, and it must be more than the fee of {{fee}}.',
  },
  withdrawal_balance: {
    vn: 'Số dư của bạn chỉ còn {{maximum}}.',
    zh: '你的余额只有 {{maximum}}。',
    en: 'You only have {{maximum}}.',
  },
  spending_cap_maximum: {
    vn: 'Hạn mức tối đa là {{maximum}}. Để trống nếu không muốn giới hạn.',
    zh: '限额最高为 {{maximum}}，不想设限请留空。',
    en: 'The maximum limit is {{maximum}}. Leave it empty for no limit.',
  },
  cap_over_week: {
    vn: 'Hạn mức này không được lớn hơn hạn mức tuần là {{maximum}}.',
    zh: '不能高于每周限额 {{maximum}}。',
    en: 'Enter no more than your weekly limit of {{maximum}}.',
  },
  cap_over_month: {
    vn: 'Hạn mức này không được lớn hơn hạn mức tháng là {{maximum}}.',
    zh: '不能高于每月限额 {{maximum}}。',
    en: 'Enter no more than your monthly limit of {{maximum}}.',
  },
  card_number: {
    vn: 'Số tài khoản chưa đúng: chỉ gồm chữ số, từ 6 đến 19 số.',
    zh: '卡号不正确，应为 6 至 19 位数字。',
    en: 'Enter 6 to 19 digits.',
  },
  holder_name: {
    vn: 'Tên chủ tài khoản viết bằng chữ cái không dấu như trên thẻ, ví dụ: NGUYEN VAN AN.',
    zh: '请按银行卡填写持卡人姓名的拉丁字母，例如 NGUYEN VAN AN。',
    en: 'Enter the holder’s name in plain letters as on the card, such as NGUYEN VAN AN.',
  },
  quantity_integer: { vn: 'Số lượng phải là số nguyên.', zh: '数量必须为整数。', en: 'Enter a whole number.' },
  quantity_minimum: { vn: 'Số lượng tối thiểu là 1.', zh: '数量最少为 1。', en: 'The minimum quantity is 1.' },
  quantity_maximum: {
    vn: 'Số lượng tối đa là {{maximum}}.',
    zh: '数量最多为 {{maximum}}。',
    en: 'The maximum quantity is {{maximum}}.',
  },
  message_blank: {
    vn: 'Không thể gửi tin nhắn trống.',
    zh: '不能发送空白消息。',
    en: 'You can’t send a blank message.',
  },
  video_size: {
    vn: 'Video không được vượt quá {{megabytes}} MB.',
    zh: '视频大小不能超过 {{megabytes}} MB。',
    en: 'A video can be at most {{megabytes}} MB.',
  },
  agreement: {
    vn: 'Vui lòng đọc và đồng ý với thỏa thuận trước khi tiếp tục.',
    zh: '请先阅读并同意协议。',
    en: 'Please read and accept the agreement first.',
  },
  calendar_day: { vn: 'Ngày chưa đúng.', zh: '日期不正确。', en: 'Enter a valid date.' },
  adult: {
    vn: 'Bạn phải đủ 18 tuổi mới được đăng ký.',
    zh: '须年满 18 岁才能注册。',
    en: 'You must be 18 or older to register.',
  },
  sale_ends_first: {
    vn: 'Ngày ngừng bán phải sau ngày mở bán.',
    zh: '停售日期须晚于开售日期。',
    en: 'The sale can’t end before it begins.',
  },
  ...productRules,
  draw_count: {
    vn: 'Mỗi lần mở được từ 1 đến 50 lượt, hoặc tất cả số còn lại.',
    zh: '每次可开 1 至 50 个，或剩余全部。',
    en: 'Open 1 to 50 at a time, or all that are left.',
  },
  tracking_number: {
    vn: 'Mã vận đơn gồm 6 đến 30 chữ cái, chữ số hoặc dấu gạch ngang.',
    zh: '运单号为 6 至 30 位字母、数字或连字符。',
    en: 'A tracking number has 6 to 30 letters, digits or hyphens.',
  },
  client_seed: {
    vn: 'Seed của bạn dài từ 1 đến 64 chữ cái, chữ số hoặc dấu gạch ngang.',
    zh: '你的种子须为 1 至 64 位字母、数字或连字符。',
    en: 'Your seed must have 1 to 64 letters, digits or hyphens.',
  },
} satisfies Record<string, Translated>;

export type RuleName = keyof typeof ruleMessages;
