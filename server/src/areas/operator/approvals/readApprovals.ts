import type { Locale, ParsedRequestOf, ResponseOf, Right } from '@mcy/api/contract';
import type { listApprovals, readApproval as readCall } from '@mcy/api/operator/approvals/contract';
import type { Selectable } from 'kysely';
import type { ApprovalKind } from '../../../platform/approvals/ApprovalKind.ts';
import type { Database, Tables } from '../../../platform/db/database.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { missingRight } from '../../../platform/http/rightsOf.ts';
import { readRights } from '../rights/readRights.ts';
import { kindOf } from './kindOf.ts';
import { approvalNotFound } from './messages.ts';

interface Reader {
  caller_id: string;
  locale: Locale;
  kinds: readonly ApprovalKind[];
  now: Date;
}

/** Requests within the reader's rights: waiting ones oldest first, closed ones newest first. */
export async function readApprovals(
  db: Database,
  { state, cursor, limit }: ParsedRequestOf<typeof listApprovals>,
  reader: Reader,
): Promise<ResponseOf<typeof listApprovals>> {
  const rights: readonly Right[] = [...(await readRights(db, reader.caller_id))];
  const query = selectApprovals(db)
    .where('approval.state', '=', state)
    .where('approval.right', '=', (is) => is.fn.any(is.val(rights)))
    .$if(state === 'waiting', (waiting) => waiting.where('approval.expires_at', '>', reader.now));
  const direction = state === 'waiting' ? 'asc' : 'desc';
  const { rows, next_cursor } = await readPage(query, { by: 'approval.approval_id', direction }, { cursor, limit });
  return { rows: rows.map((row) => presentRow(row, reader)), next_cursor };
}

/** One request. Refuses `approval_not_found`, and a reader without its right. */
export async function readApproval(
  db: Database,
  approval_id: string,
  reader: Reader,
): Promise<ResponseOf<typeof readCall>> {
  const row = await selectApprovals(db).where('approval_id', '=', approval_id).executeTakeFirst();
  if (!row) throw new Refusal({ error: 'approval_not_found', message: approvalNotFound, field: 'approval_id' });
  if (!(await readRights(db, reader.caller_id)).has(row.right)) throw missingRight(row.right);
  const { locale, kinds, caller_id } = reader;
  const { lines } = kindOf(kinds, row.kind).describe(row.data);
  return {
    ...presentRow(row, reader),
    reason: row.reason,
    lines: lines.map(({ label, before, after }) => ({
      label: label[locale],
      before: before?.[locale] ?? null,
      after: after[locale],
    })),
    barred: row.asked_by === caller_id ? 'asked' : row.concerns === caller_id ? 'concerned' : null,
    decided_by: row.decided_by_name,
    decided_at: row.decided_at?.toISOString() ?? null,
    answer: row.answer,
  };
}

function selectApprovals(db: Database) {
  return db
    .selectFrom('approval')
    .innerJoin('app_user as asker', 'asker.user_id', 'approval.asked_by')
    .leftJoin('app_user as decider', 'decider.user_id', 'approval.decided_by')
    .selectAll('approval')
    .select(['asker.nickname as asked_by_name', 'decider.nickname as decided_by_name']);
}

type Row = Selectable<Tables['approval']> & { asked_by_name: string };

function presentRow(row: Row, { caller_id, locale, kinds, now }: Reader) {
  const { approval_id, kind, right, state, data, asked_by, asked_at, expires_at } = row;
  return {
    approval_id,
    right,
    state: state === 'waiting' && expires_at <= now ? ('expired' as const) : state,
    title: kindOf(kinds, kind).describe(data).title[locale],
    asked_by: row.asked_by_name,
    asked_at: asked_at.toISOString(),
    expires_at: expires_at.toISOString(),
    own: asked_by === caller_id,
  };
}
