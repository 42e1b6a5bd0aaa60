import type { Translated } from '@mcy/api/contract';

export const signInNameTaken: Translated = {
  vn: 'E-mail hoặc số điện thoại này đã có tài khoản. Vui lòng đăng nhập hoặc dùng tên khác.',
  zh: '该邮箱或手机号已注册，请直接登录或更换。',
  en: 'There is an account with this e-mail or number. Please log in, or use another.',
};

/** Alike for an unknown account and a wrong password, so that nobody learns who is a customer. */
export const wrongCredentials: Translated = {
  vn: 'Tài khoản hoặc mật khẩu chưa đúng.',
  zh: '账号或密码不正确。',
  en: 'The account or the password is not right.',
};

export const sessionNotFound: Translated = {
  vn: 'Thiết bị này không còn đăng nhập. Vui lòng tải lại danh sách.',
  zh: '该设备已不在登录状态，请刷新列表。',
  en: 'This device is no longer signed in. Please reload the list.',
};

export const codeUnavailable: Translated = {
  vn: 'Hiện chưa gửi được mã. Vui lòng đăng nhập bằng mật khẩu hoặc liên hệ chăm sóc khách hàng.',
  zh: '暂时无法发送验证码，请使用密码登录或联系客服。',
  en: 'Codes cannot be sent at the moment. Please log in by password, or contact customer service.',
};

/** Spec §8: verification failed. With the tries that are left: alike whether or not there is an account. */
export function wrongCode(triesLeft: number): Translated {
  return {
    vn: `Xác minh chưa thành công, vui lòng thử lại. Bạn còn ${triesLeft} lần thử.`,
    zh: `验证失败，请重试。还可尝试${triesLeft}次。`,
    en: `Verification failed, please try again. You have ${triesLeft} more ${triesLeft === 1 ? 'try' : 'tries'}.`,
  };
}

export const codeVoid: Translated = {
  vn: 'Mã không còn hiệu lực. Vui lòng bấm gửi mã mới.',
  zh: '验证码已失效，请重新发送。',
  en: 'This code is no longer valid. Please send a new one.',
};

export const wrongPassword: Translated = {
  vn: 'Mật khẩu hiện tại chưa đúng.',
  zh: '当前密码不正确。',
  en: 'This is not your current password.',
};

export const samePassword: Translated = {
  vn: 'Mật khẩu mới phải khác mật khẩu hiện tại.',
  zh: '新密码不能与当前密码相同。',
  en: 'The new password must differ from the current one.',
};

export const pushUnavailable: Translated = {
  vn: 'Cửa hàng chưa gửi được thông báo đến thiết bị. Bạn vẫn xem được mọi thông báo trong ứng dụng.',
  zh: '暂时无法向设备推送通知，您仍可在应用内查看所有通知。',
  en: 'The shop cannot send notifications to devices yet. You can still read all of them in the app.',
};

export const pushEndpointRefused: Translated = {
  vn: 'Trình duyệt này dùng dịch vụ thông báo không được hỗ trợ. Bạn thử trình duyệt khác giúp nhé.',
  zh: '此浏览器使用的推送服务不受支持，请换一个浏览器试试。',
  en: 'This browser uses a push service that is not supported. Please try another browser.',
};

export const notificationNotFound: Translated = {
  vn: 'Không tìm thấy thông báo này. Có thể thông báo đã quá cũ nên bị xóa.',
  zh: '找不到该通知，可能因时间过久已被清除。',
  en: 'This notification was not found. It may have been too old to keep.',
};

export const addressNotFound: Translated = {
  vn: 'Không tìm thấy địa chỉ này. Có thể bạn đã xóa trên thiết bị khác.',
  zh: '找不到该地址，可能已在其他设备上删除。',
  en: 'This address was not found. You may have deleted it on another device.',
};

export const tooManyAddresses: Translated = {
  vn: 'Sổ địa chỉ đã đủ 20 địa chỉ. Vui lòng xóa bớt rồi thêm lại.',
  zh: '地址簿最多保存20个地址，请先删除不用的地址。',
  en: 'Your address book is full with 20 addresses. Please delete one first.',
};

export const wrongArea: Translated = {
  vn: 'Phường, xã này không thuộc tỉnh, thành phố đã chọn. Vui lòng chọn lại khu vực.',
  zh: '所选坊、乡不属于该省市，请重新选择地区。',
  en: 'This ward is not in the chosen province. Please choose the area again.',
};

export const provinceNotFound: Translated = {
  vn: 'Không tìm thấy tỉnh, thành phố này. Vui lòng chọn lại.',
  zh: '找不到该省市，请重新选择。',
  en: 'There is no such province or city. Please choose again.',
};
