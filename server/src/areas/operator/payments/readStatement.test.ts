import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCsv } from '../../../platform/csv/writeCsv.ts';
import { readAmount } from './readAmount.ts';
import { readBookingTime } from './readBookingTime.ts';
import { readStatement } from './readStatement.ts';
import { referencesIn } from './referencesIn.ts';

describe('a bank statement', () => {
  it('is read from the file of a Vietnamese bank, without its heading and without what went out', () => {
    const csv = [
      '\u{FEFF}SAO KÊ TÀI KHOẢN;;;;',
      'Chủ tài khoản;CONG TY MCY;;;',
      'Ngày giao dịch;Số tham chiếu;Ghi nợ;Ghi có;Nội dung giao dịch',
      '23/11/2026 09:15;FT26327001;;500.000;"MBVCB.327 MCY2B6F 9C0D1E55; chuyen tien"',
      '23/11/2026;FT26327002;1.000.000;;Phi dich vu',
      ';;;;',
    ].join('\r\n');
    expect(readStatement(csv)).toEqual({
      lines: [
        {
          line: 4,
          bank_reference: 'FT26327001',
          booked_at: new Date('2026-11-23T02:15:00Z'),
          amount: 500_000,
          currency: 'VND',
          memo: 'MBVCB.327 MCY2B6F 9C0D1E55; chuyen tien',
        },
      ],
      faults: [],
    });
  });

  it('names each line that cannot be read, and reads the others', () => {
    const rows = [
      ['', '2026-11-23', '50000', 'VND', 'a', 'no_reference'],
      ['R1', '2026-02-31', '50000', 'VND', 'a', 'bad_date'],
      ['R2', '11/23/2026', '50000', 'VND', 'a', 'bad_date'],
      ['R3', '2026-11-23', 'fifty', 'VND', 'a', 'bad_amount'],
      ['R4', '2026-11-23', '12.34', 'VND', 'a', 'bad_amount'],
      ['R5', '2026-11-23', '50000', 'đồng', 'a', 'bad_currency'],
      ['R6', '2026-11-23', '50000', 'VND', 'a'.repeat(501), 'too_long'],
      ['R7', '2026-11-23', '50000', 'VND', 'chuy\u{FFFD}n', 'broken'],
      ['R8', '2026-11-23', '50000', 'USD', 'a', null],
      ['R8', '2026-11-23', '50000', 'USD', 'a', 'repeated'],
    ] as const;
    const csv = writeCsv([
      ['reference', 'date', 'amount', 'currency', 'description'],
      ...rows.map(([reference, date, amount, currency, memo]) => [reference, date, amount, currency, memo]),
    ]);
    const read = readStatement(csv);
    const expected = rows.flatMap(([, , , , , problem], at) => (problem === null ? [] : [{ line: at + 2, problem }]));
    expect(read?.faults).toEqual(expected);
    expect(read?.lines.map(({ line, currency }) => [line, currency])).toEqual([[10, 'USD']]);
  });

  it.each(['', 'hello', 'date,amount\n2026-11-23,5', 'reference,date,amount,description\n"R1,2026-11-23,5,a'])(
    'is not %j',
    (csv) => {
      expect(readStatement(csv)).toBeNull();
    },
  );

  it('reads back what was written, whatever the texts', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 30 }), { maxLength: 5 }), (memos) => {
        const csv = writeCsv([
          ['reference', 'date', 'amount', 'description'],
          ...memos.map((memo, at) => [`R${at}`, '2026-11-23', '50000', `MCY ${memo}`]),
        ]);
        const read = readStatement(csv);
        expect((read?.lines.length ?? 0) + (read?.faults.length ?? 0)).toBe(memos.length);
      }),
    );
  });
});

it.each([
  ['1250000', 1_250_000],
  ['1.250.000', 1_250_000],
  ['1,250,000.00', 1_250_000],
  ['+1 250 000 VND', 1_250_000],
  ['50,00', 50],
  ['', 'none'],
  ['0', 'none'],
  ['0.00', 'none'],
  ['-50.000', 'none'],
  ['1.25', 'wrong'],
  ['1.2500', 'wrong'],
  ['1,250.000', 'wrong'],
  ['1e9', 'wrong'],
  ['99999999999999999', 'wrong'],
] as const)('the amount %j is %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

it.each([
  ['2026-11-23', '2026-11-22T17:00:00.000Z'],
  ['23-11-2026 14:05', '2026-11-23T07:05:00.000Z'],
  ['2026-11-23T23:59:59', '2026-11-23T16:59:59.000Z'],
  ['29/02/2026', null],
  ['2026-13-01', null],
  ['yesterday', null],
])('the moment %j is %s', (text, moment) => {
  expect(readBookingTime(text)?.toISOString() ?? null).toBe(moment);
});

it.each([
  ['MCY2B6F9C0D1E55', ['MCY2B6F9C0D1E55']],
  ['mbvcb.32789. mcy2b6f 9c0d-1e55.CT tu 00710 toi MCY', ['MCY2B6F9C0D1E55']],
  ['MCY2B6F9C0D1E55 MCY2B6F9C0D1E55', ['MCY2B6F9C0D1E55']],
  ['MCY2B6F9C0D1E55, MCY000000000001', ['MCY2B6F9C0D1E55', 'MCY000000000001']],
  ['MCY2B6F9C0D1E5', []],
  ['nap xu cho em', []],
] as const)('the transfer %j names %j', (memo, references) => {
  expect(referencesIn(memo)).toEqual(references);
});
