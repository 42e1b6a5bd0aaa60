import type { identityReasons } from '@mcy/api/account/identity/contract';
import type { Translated } from '@mcy/api/contract';

export const identityUnderReview: Translated = {
  vn: 'Hồ sơ của bạn đang được duyệt. Vui lòng chờ kết quả.',
  zh: '你的认证资料正在审核中，请等待结果。',
  en: 'Your verification is under review. Please wait for the result.',
};

export const identityVerified: Translated = {
  vn: 'Tài khoản này đã xác minh danh tính.',
  zh: '该账号已完成实名认证。',
  en: 'This account is already verified.',
};

export const documentTaken: Translated = {
  vn: 'Giấy tờ này đã dùng để xác minh một tài khoản khác. Vui lòng dùng tài khoản đó hoặc liên hệ chăm sóc khách hàng.',
  zh: '该证件已用于认证其他账号，请使用该账号或联系客服。',
  en: 'This ID already verifies another account. Use that account, or contact customer service.',
};

/** The reasons for a rejection, shown before an operator's own words. */
export const reasonWords: Readonly<Record<(typeof identityReasons)[number], Translated>> = {
  unreadable: {
    vn: 'Ảnh giấy tờ bị mờ, lóa hoặc thiếu góc nên không đọc được.',
    zh: '证件照片模糊、反光或不完整，无法辨认。',
    en: 'The photos of your ID are blurred, have glare or are cut off, so we can’t read them.',
  },
  mismatch: {
    vn: 'Thông tin đã điền không khớp với giấy tờ.',
    zh: '填写的信息与证件不一致。',
    en: 'The details you entered don’t match your ID.',
  },
  expired: {
    vn: 'Giấy tờ đã hết hạn.',
    zh: '证件已过期。',
    en: 'Your ID has expired.',
  },
  face: {
    vn: 'Ảnh khuôn mặt không rõ hoặc không giống ảnh trên giấy tờ.',
    zh: '人脸照片不清晰，或与证件照片不符。',
    en: 'The face photo is unclear or doesn’t match your ID.',
  },
  other: { vn: '', zh: '', en: '' },
};
