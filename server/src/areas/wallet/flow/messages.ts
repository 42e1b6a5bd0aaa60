import type { JournalKind } from '../../../platform/ledger/JournalKind.ts';

/** For a kind that this version of the shop does not know. */
export const unknownJournal: Pick<JournalKind, 'label' | 'sign'> = {
  label: { vn: 'Giao dịch khác', zh: '其他交易', en: 'Other' },
  sign: 'wallet',
};
