import type { Translated } from '@mcy/api/contract';
import type { withdrawalReasons } from '@mcy/api/operator/withdrawals/contract';

export const ownWithdrawal: Translated = {
  vn: 'Bạn không thể xử lý yêu cầu rút tiền của chính mình. Hãy nhờ người khác.',
  zh: '不能处理自己的提现，请由其他人员处理。',
  en: 'You can’t decide your own withdrawal. Ask another operator.',
};

export const nothingToPay: Translated = {
  vn: 'Không có yêu cầu nào đã duyệt mà chưa vào tệp chi.',
  zh: '没有已批准且未列入付款文件的提现。',
  en: 'No approved withdrawal is waiting for a payout file.',
};

export const payoutNotFound: Translated = {
  vn: 'Không tìm thấy tệp chi này.',
  zh: '未找到该付款文件。',
  en: 'We couldn’t find this payout file.',
};

export const payoutConfirmed: Translated = {
  vn: 'Tệp chi này đã được xác nhận rồi.',
  zh: '该付款文件已确认。',
  en: 'This payout file has already been confirmed.',
};

/** The reasons for a rejection, shown to the player before an operator's own words. */
export const withdrawalReasonWords: Record<(typeof withdrawalReasons)[number], Translated> = {
  account: {
    vn: 'Số tài khoản không tồn tại hoặc đã đóng.',
    zh: '账号不存在或已注销。',
    en: 'The account number doesn’t exist or is closed.',
  },
  holder: {
    vn: 'Tên chủ tài khoản không khớp với số tài khoản.',
    zh: '户名与账号不符。',
    en: 'The account holder’s name doesn’t match the account.',
  },
  bank: {
    vn: 'Ngân hàng không nhận được khoản chuyển này.',
    zh: '银行无法受理该笔汇款。',
    en: 'The bank couldn’t take this transfer.',
  },
  suspicious: {
    vn: 'Chúng tôi cần kiểm tra thêm về tài khoản của bạn. Vui lòng liên hệ chăm sóc khách hàng.',
    zh: '你的账户需进一步核实，请联系客服。',
    en: 'We need to check your account first. Please contact customer service.',
  },
  other: { vn: 'Yêu cầu chưa thể thực hiện.', zh: '该申请暂时无法办理。', en: 'We can’t carry out this request.' },
};
