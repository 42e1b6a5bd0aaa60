import { type Currency, type Locale, formatAmount } from '@mcy/api/contract';
import { formatDateTime } from '../../../platform/calendar/formatDateTime.ts';
import type { AccountMonth } from '../../../platform/ledger/readMonths.ts';
import type { FlowEntry } from '../../../platform/ledger/readFlow.ts';
import type { TableDocument } from '../../../platform/pdf/TableDocument.ts';
import { currencyNames, statementWords } from './messages.ts';

interface Statement {
  number: string;
  holder: { nickname: string; invite_code: string };
  currency: Currency;
  month: AccountMonth;
  /** First and last day, `YYYY-MM-DD`. */
  days: readonly [first: string, last: string];
  /** Oldest first. */
  entries: readonly FlowEntry[];
  made_at: Date;
}

/** Writes a statement in a language. Throws when its lines are not the month's figures: nothing is handed out then. */
export function writeStatement(statement: Statement, locale: Locale): TableDocument {
  const { number, holder, currency, month, days, entries, made_at } = statement;
  requireSums(month, entries);
  const say = (word: keyof typeof statementWords): string => statementWords[word][locale];
  const signed = (amount: number): string => (amount > 0 ? `+${formatAmount(amount)}` : formatAmount(amount));
  return {
    title: say('title'),
    number,
    facts: [
      { label: say('holder'), value: holder.nickname },
      { label: say('code'), value: holder.invite_code },
      { label: say('account'), value: currencyNames[currency][locale] },
      { label: say('period'), value: days.map((day) => formatDay(day, locale)).join(' – ') },
    ],
    sums: [
      { label: say('opening'), amount: formatAmount(month.opening) },
      { label: say('came_in'), amount: signed(month.came_in) },
      { label: say('went_out'), amount: signed(0 - month.went_out) },
      { label: say('closing'), amount: formatAmount(month.closing) },
    ],
    columns: [
      { head: say('time'), width: 110 },
      { head: say('details'), width: 204 },
      { head: say('amount'), width: 98, align: 'right' },
      { head: say('balance'), width: 87, align: 'right' },
    ],
    lines: entries.map(({ posted_at, subject, amount, balance_after }) => [
      formatDateTime(posted_at, locale),
      subject[locale],
      signed(amount),
      formatAmount(balance_after),
    ]),
    none: say('none'),
    foot: say('foot'),
    page: say('page'),
    made_at: made_at.toISOString(),
  };
}

function requireSums({ opening, came_in, went_out, closing }: AccountMonth, entries: readonly FlowEntry[]): void {
  let balance = opening;
  let incoming = 0;
  for (const { amount, balance_after } of entries) {
    balance += amount;
    incoming += Math.max(amount, 0);
    if (balance !== balance_after)
      throw new Error(`A statement's balance is ${balance}, the ledger's ${balance_after}`);
  }
  if (balance !== closing || incoming !== came_in || opening + incoming - balance !== went_out)
    throw new Error(`A statement's lines do not add up to ${JSON.stringify({ opening, came_in, went_out, closing })}`);
}

function formatDay(day: string, locale: Locale): string {
  const [year, month, date] = day.split('-');
  return locale === 'vn' ? `${date}/${month}/${year}` : day;
}
