import { type Translated, formatAmount } from '@mcy/api/contract';

export const statementNotOver: Translated = {
  vn: 'Tháng này chưa kết thúc. Sao kê có từ ngày 1 tháng sau.',
  zh: '该月尚未结束，下月 1 日起可下载账单。',
  en: 'This month isn’t over yet. Its statement is ready on the 1st of the next month.',
};

export const statementEmpty: Translated = {
  vn: 'Bạn chưa có giao dịch nào đến hết tháng này.',
  zh: '截至该月你还没有交易。',
  en: 'You had no transactions by the end of this month.',
};

export function statementTooLong(most: number): Translated {
  const lines = formatAmount(most);
  return {
    vn: `Tháng này có hơn ${lines} giao dịch, quá dài cho một tệp PDF. Bạn tải CSV của tháng đó trong Lịch sử giao dịch nhé.`,
    zh: `该月交易超过 ${lines} 笔，无法生成 PDF。请在收支明细中下载该月的 CSV。`,
    en: `This month has more than ${lines} transactions, too many for a PDF. Download its CSV from your transaction history.`,
  };
}

/** The words of a statement. */
export const statementWords = {
  title: { vn: 'SAO KÊ TÀI KHOẢN', zh: '账户月度账单', en: 'ACCOUNT STATEMENT' },
  holder: { vn: 'Chủ tài khoản', zh: '账户名', en: 'Account holder' },
  code: { vn: 'Mã thành viên', zh: '会员编号', en: 'Member code' },
  period: { vn: 'Kỳ sao kê', zh: '账单周期', en: 'Period' },
  account: { vn: 'Tài sản', zh: '资产', en: 'Account' },
  opening: { vn: 'Số dư đầu kỳ', zh: '期初余额', en: 'Opening balance' },
  came_in: { vn: 'Tổng vào', zh: '收入合计', en: 'Money in' },
  went_out: { vn: 'Tổng ra', zh: '支出合计', en: 'Money out' },
  closing: { vn: 'Số dư cuối kỳ', zh: '期末余额', en: 'Closing balance' },
  time: { vn: 'Thời gian', zh: '时间', en: 'Time' },
  details: { vn: 'Nội dung', zh: '内容', en: 'Details' },
  amount: { vn: 'Số tiền', zh: '金额', en: 'Amount' },
  balance: { vn: 'Số dư', zh: '余额', en: 'Balance' },
  none: { vn: 'Không có giao dịch trong kỳ này.', zh: '本期没有交易。', en: 'No transactions in this period.' },
  foot: {
    vn: 'Lập từ sổ cái của MCY. Giờ Việt Nam (UTC+7).',
    zh: '根据 MCY 总账生成。越南时间（UTC+7）。',
    en: 'Made from MCY’s ledger. Times are Vietnam time (UTC+7).',
  },
  page: { vn: 'Trang', zh: '第', en: 'Page' },
} as const satisfies Record<string, Translated>;

/** The currencies as a statement names them. */
export const currencyNames = {
  balance: { vn: 'Xu (1 xu = 1 đồng)', zh: '金币（1 金币 = 1 越南盾）', en: 'Coins (1 coin = 1 VND)' },
  stone: { vn: 'Đá linh hồn', zh: '灵魂石', en: 'Soul stones' },
  diamond: { vn: 'Kim cương', zh: '钻石', en: 'Diamonds' },
  gem: { vn: 'Ngọc', zh: '宝石', en: 'Gems' },
} as const satisfies Record<string, Translated>;
