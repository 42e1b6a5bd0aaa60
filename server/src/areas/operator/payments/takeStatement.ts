import type { ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { uploadStatement } from '@mcy/api/operator/payments/contract';
import type { BankLineState } from '@mcy/api/operator/payments/words';
import type { PaymentStatus } from '@mcy/api/wallet/recharge/words';
import { v7 as uuidv7 } from 'uuid';
import { settlePayment } from '../../wallet/door.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { openAllowance } from '../approvals/giveAlone.ts';
import { logAction } from '../identity/logAction.ts';
import { statementTooLong, statementUnreadable } from './messages.ts';
import { readOneStatement } from './readStatements.ts';
import { type StatementFault, type StatementLine, mostLines, readStatement } from './readStatement.ts';
import { referencesIn } from './referencesIn.ts';

declare module '../tables.ts' {
  interface OperatorActions {
    statement_uploaded: true;
  }
}

interface Office {
  operator_id: string;
  config: Pick<Config, 'transfersOfTwoAbove'>;
  now: Date;
}

/** A line that no earlier file had. */
interface NewLine extends StatementLine {
  line_id: string;
}

/**
 * Takes a bank's statement in the caller's transaction: each line once ever, by the bank's own number. A line credits the
 * payment that it names, where it is of the same amount; the operator's own, and what is more than one operator credits
 * alone, waits for two. Refuses `statement_unreadable`, `statement_too_long`.
 */
export async function takeStatement(
  db: Database,
  { name, csv }: ParsedRequestOf<typeof uploadStatement>,
  office: Office,
): Promise<ResponseOf<typeof uploadStatement>> {
  const { operator_id, now } = office;
  const read = readStatement(csv);
  if (!read) throw new Refusal({ error: 'statement_unreadable', message: statementUnreadable, field: 'csv' });
  if (read.lines.length > mostLines) {
    throw new Refusal({ error: 'statement_too_long', message: statementTooLong, field: 'csv' });
  }
  const statement_id = uuidv7();
  const added = await keepLines(db, statement_id, read.lines);
  const addedReferences = new Set(added.map(({ bank_reference }) => bank_reference));
  const known = read.lines.filter(({ bank_reference }) => !addedReferences.has(bank_reference));
  const changed = await findChanged(db, known);
  const states = await settleLines(db, added, office);
  const credited = states.filter((state) => state === 'credited').length;
  await db
    .insertInto('bank_statement')
    .values({
      statement_id,
      name,
      uploaded_by: operator_id,
      uploaded_at: now,
      lines: added.length,
      credited,
      to_decide: added.length - credited,
      known: known.length - changed.length,
      problems: JSON.stringify([...read.faults, ...changed].toSorted((one, other) => one.line - other.line)),
    })
    .execute();
  const detail = { name, lines: String(added.length), credited: String(credited) };
  await logAction(db, { operator_id, action: 'statement_uploaded', subject_id: statement_id, detail }, now);
  return readOneStatement(db, statement_id);
}

/** Keeps the lines that are new, in the order of their numbers: two files at once wait for each other, and do not lock crosswise. */
async function keepLines(db: Database, statement_id: string, lines: readonly StatementLine[]): Promise<NewLine[]> {
  if (lines.length === 0) return [];
  const rows = lines
    .toSorted((one, other) => (one.bank_reference < other.bank_reference ? -1 : 1))
    .map((line) => ({ ...line, line_id: uuidv7() }));
  const kept = await db
    .insertInto('bank_line')
    .values(rows.map(({ line: _line, ...row }) => ({ ...row, statement_id, state: 'unmatched' as const })))
    .onConflict((is) => is.column('bank_reference').doNothing())
    .returning('line_id')
    .execute();
  const ids = new Set(kept.map(({ line_id }) => line_id));
  return rows.filter(({ line_id }) => ids.has(line_id));
}

/** Lines that say something else than they did in an earlier file. */
async function findChanged(db: Database, known: readonly StatementLine[]): Promise<StatementFault[]> {
  if (known.length === 0) return [];
  const kept = await db
    .selectFrom('bank_line')
    .select(['bank_reference', 'amount', 'currency'])
    .where('bank_reference', '=', (is) => is.fn.any(is.val(known.map(({ bank_reference }) => bank_reference))))
    .execute();
  const before = new Map(kept.map((line) => [line.bank_reference, line]));
  return known.flatMap(({ line, bank_reference, amount, currency }) => {
    const same = before.get(bank_reference);
    return same?.amount === amount && same.currency === currency ? [] : [{ line, problem: 'changed' as const }];
  });
}

/** Credits what matches, in the order of the payments. */
async function settleLines(db: Database, lines: readonly NewLine[], office: Office): Promise<readonly BankLineState[]> {
  const named = lines.map((line) => ({ line, references: referencesIn(line.memo) }));
  const payments = await findPayments(
    db,
    named.flatMap(({ references }) => references),
  );
  const matched = named
    .map(({ line, references }) => {
      const found = references.flatMap((reference) => payments.get(reference) ?? []);
      return { line, payment: found.length === 1 ? found[0] : undefined };
    })
    .toSorted((one, other) => ((one.payment?.payment_id ?? '') < (other.payment?.payment_id ?? '') ? -1 : 1));
  const states: BankLineState[] = [];
  const mayCredit = allowanceOf(db, office);
  for (const { line, payment } of matched) {
    states.push(
      payment === undefined ? 'unmatched' : await settleLine(db, line, payment, { mayCredit, now: office.now }),
    );
  }
  await mayCredit.write();
  return states;
}

interface NamedPayment {
  payment_id: string;
  user_id: string;
  amount: number;
  status: PaymentStatus;
}

async function findPayments(db: Database, references: readonly string[]): Promise<ReadonlyMap<string, NamedPayment>> {
  if (references.length === 0) return new Map();
  const found = await db
    .selectFrom('payment')
    .select(['reference', 'payment_id', 'user_id', 'amount', 'status'])
    .where('reference', '=', (is) => is.fn.any(is.val(references)))
    .where('gateway', '=', 'vietqr')
    .execute();
  return new Map(found.map(({ reference, ...payment }) => [reference, payment]));
}

interface Settling {
  mayCredit: ReturnType<typeof allowanceOf>;
  now: Date;
}

async function settleLine(
  db: Database,
  line: NewLine,
  payment: NamedPayment,
  { mayCredit, now }: Settling,
): Promise<BankLineState> {
  const { line_id, bank_reference, amount, currency } = line;
  const { payment_id } = payment;
  const source = { source: 'statement', now } as const;
  const report = { gateway: 'vietqr', payment_id, amount, currency, outcome: 'approved' } as const;
  const state = (await mayCredit.take(line, payment))
    ? stateOf(await settlePayment(db, { ...report, transaction_id: bank_reference }, source))
    : 'of_two';
  await db.updateTable('bank_line').set({ state, payment_id }).where('line_id', '=', line_id).execute();
  return state;
}

/** What the uploader may credit without a second operator, counted once for the file. A line that credits nothing asks nobody. */
function allowanceOf(db: Database, { operator_id, config, now }: Office) {
  const limit = config.transfersOfTwoAbove;
  let opened: ReturnType<typeof openAllowance> | null = null;
  const credited = new Set<string>();
  return {
    take: async ({ line_id, amount, currency }: NewLine, { payment_id, user_id, status, ...asked }: NamedPayment) => {
      const isPaid = status === 'paid' || status === 'reversed' || credited.has(payment_id);
      if (amount !== asked.amount || currency !== 'VND' || isPaid) return true;
      if (user_id === operator_id) return false;
      opened ??= openAllowance(db, { operator_id, right: 'money', kind: 'transfers', limit, now });
      const taken = (await opened).take(line_id, amount);
      if (taken) credited.add(payment_id);
      return taken;
    },
    write: async () => (await opened)?.write(),
  };
}

function stateOf(settled: Awaited<ReturnType<typeof settlePayment>>): BankLineState {
  if (settled === 'paid' || settled === 'paid_late') return 'credited';
  if (settled === 'wrong_amount' || settled === 'wrong_currency') return settled;
  return 'paid_already';
}
