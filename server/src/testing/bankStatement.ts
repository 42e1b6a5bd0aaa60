import { writeCsv } from '../platform/csv/writeCsv.ts';

let bankNumber = 0;

interface Sent {
  bank?: string;
  amount?: number;
  currency?: string;
  memo: string;
}

/** A line of a bank's statement, with a number of its own. */
export function lineOf({ bank = `FT${++bankNumber}`, amount = 200_000, currency = 'VND', memo }: Sent) {
  return [bank, '23/11/2026 09:15', String(amount), currency, memo];
}

/** A file of such lines, as operators upload it. */
export function statementOf(lines: readonly (readonly string[])[]) {
  const csv = writeCsv([['Số tham chiếu', 'Ngày giao dịch', 'Ghi có', 'Loại tiền', 'Nội dung'], ...lines]);
  return { name: 'sao-ke-23-11.csv', csv };
}
