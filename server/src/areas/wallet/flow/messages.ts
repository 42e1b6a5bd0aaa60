import type { Translated } from '@mcy/api/contract';
import type { JournalKind } from '../../../platform/ledger/JournalKind.ts';

/** For a kind that this version of the shop does not know. */
export const unknownJournal: Pick<JournalKind, 'label' | 'sign'> = {
  label: { vn: 'Giao dịch khác', zh: '其他交易', en: 'Other' },
  sign: 'wallet',
};

export const downloadExpired: Translated = {
  vn: 'Liên kết tải về đã hết hạn. Vui lòng bấm tải lại trong ứng dụng.',
  zh: '下载链接已过期，请回到应用重新下载。',
  en: 'This download link has expired. Go back to the app and download again.',
};

/** The columns of exported entries. */
export const flowColumns: readonly Translated[] = [
  { vn: 'Thời gian', zh: '时间', en: 'Time' },
  { vn: 'Loại', zh: '类型', en: 'Type' },
  { vn: 'Nội dung', zh: '内容', en: 'Details' },
  { vn: 'Số tiền', zh: '金额', en: 'Amount' },
  { vn: 'Số dư sau giao dịch', zh: '交易后余额', en: 'Balance after' },
  { vn: 'Mã dòng', zh: '编号', en: 'Entry' },
];
