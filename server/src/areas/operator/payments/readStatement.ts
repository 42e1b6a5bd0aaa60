import type { StatementProblem } from '@mcy/api/operator/payments/words';
import { readAmount } from './readAmount.ts';
import { readBookingTime } from './readBookingTime.ts';
import { type CsvRow, readCsv } from './readCsv.ts';

/** Money that came in, by a line of a statement. */
export interface StatementLine {
  /** Of the file. */
  line: number;
  bank_reference: string;
  booked_at: Date;
  amount: number;
  currency: string;
  memo: string;
}

export interface StatementFault {
  line: number;
  problem: StatementProblem;
}

/** What banks call their columns, without accents, capitals and spaces; the first that a file has is read. */
const columns = {
  reference: [
    'reference',
    'sothamchieu',
    'mathamchieu',
    'magiaodich',
    'sogiaodich',
    'sobuttoan',
    'sogd',
    'magd',
    'transactionno',
    'transactionid',
    'refno',
  ],
  date: ['date', 'ngaygiaodich', 'ngaygd', 'ngayhieuluc', 'ngay', 'transactiondate', 'thoigian', 'bookingdate'],
  amount: ['credit', 'ghico', 'sotienghico', 'phatsinhco', 'creditamount', 'co', 'amount', 'sotien'],
  currency: ['currency', 'loaitien', 'tiente'],
  memo: [
    'description',
    'noidunggiaodich',
    'noidungchuyenkhoan',
    'noidung',
    'diengiai',
    'mota',
    'memo',
    'remark',
    'details',
  ],
} as const;

type Column = keyof typeof columns;
const needed = ['reference', 'date', 'amount', 'memo'] as const;

/** Rows of a bank's own heading, such as the holder and the period, before the columns. */
const mostHeading = 25;

/** The most lines of a file, so that its transaction stays short. */
export const mostLines = 1_000;

/** Reads a bank's statement. Money that went out is left out. Null where no row names the columns. */
export function readStatement(
  csv: string,
): { lines: readonly StatementLine[]; faults: readonly StatementFault[] } | null {
  const rows = readCsv(csv);
  if (!rows) return null;
  const heading = rows.slice(0, mostHeading).findIndex((row) => placesOf(row) !== null);
  const places = rows[heading] && placesOf(rows[heading]);
  if (!places) return null;
  const lines: StatementLine[] = [];
  const faults: StatementFault[] = [];
  const seen = new Set<string>();
  for (const row of rows.slice(heading + 1)) {
    const read = readLine(row, places);
    if (read === null) continue;
    if (typeof read === 'string') faults.push({ line: row.line, problem: read });
    else if (seen.has(read.bank_reference)) faults.push({ line: row.line, problem: 'repeated' });
    else {
      seen.add(read.bank_reference);
      lines.push(read);
    }
  }
  return { lines, faults };
}

type Places = Readonly<Partial<Record<Column, number>>>;

function placesOf({ fields }: CsvRow): Places | null {
  const names = fields.map(plain);
  const places: Partial<Record<Column, number>> = {};
  // The names are the keys.
  for (const column of Object.keys(columns) as Column[]) {
    const place = columns[column].map((name) => names.indexOf(name)).find((at) => at >= 0);
    if (place !== undefined) places[column] = place;
  }
  return needed.every((column) => places[column] !== undefined) ? places : null;
}

/** A line, what is wrong with it, or null for one without money that came in. */
function readLine({ line, fields }: CsvRow, places: Places): StatementLine | StatementProblem | null {
  const field = (column: Column) => fields[places[column] ?? -1] ?? '';
  const amount = readAmount(field('amount'));
  if (amount === 'none') return null;
  if (amount === 'wrong') return 'bad_amount';
  const bank_reference = field('reference').replaceAll(/\s/g, '');
  if (bank_reference === '') return 'no_reference';
  const booked_at = readBookingTime(field('date'));
  if (!booked_at) return 'bad_date';
  const currency = (field('currency') || 'VND').toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) return 'bad_currency';
  const memo = field('memo');
  if (memo.length > 500 || bank_reference.length > 64) return 'too_long';
  // A file in another encoding.
  if (memo.includes('\u{FFFD}') || memo.includes('\0')) return 'broken';
  return { line, bank_reference, booked_at, amount, currency, memo };
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[^a-z]/g, '');
}
