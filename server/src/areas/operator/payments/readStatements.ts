import type { ResponseOf } from '@mcy/api/contract';
import type { listStatements, uploadStatement } from '@mcy/api/operator/payments/contract';
import type { Database } from '../../../platform/db/database.ts';
import type { PageRequest } from '../../../platform/http/cutPage.ts';
import { readPage } from '../../../platform/http/readPage.ts';

/** Bank statements, the latest first. */
export async function readStatements(db: Database, page: PageRequest): Promise<ResponseOf<typeof listStatements>> {
  const { rows, next_cursor } = await readPage(selectStatements(db), { by: 'bank_statement.statement_id' }, page);
  return { rows: rows.map(present), next_cursor };
}

export async function readOneStatement(
  db: Database,
  statement_id: string,
): Promise<ResponseOf<typeof uploadStatement>> {
  const row = await selectStatements(db).where('statement_id', '=', statement_id).executeTakeFirstOrThrow();
  return present(row);
}

function selectStatements(db: Database) {
  return db
    .selectFrom('bank_statement')
    .innerJoin('app_user', 'app_user.user_id', 'bank_statement.uploaded_by')
    .selectAll('bank_statement')
    .select('app_user.nickname');
}

function present(
  row: Awaited<ReturnType<ReturnType<typeof selectStatements>['executeTakeFirstOrThrow']>>,
): ResponseOf<typeof uploadStatement> {
  const { statement_id, name, nickname, uploaded_at, lines, credited, to_decide, known, problems } = row;
  return {
    statement_id,
    name,
    uploaded_by: nickname,
    uploaded_at: uploaded_at.toISOString(),
    lines,
    credited,
    to_decide,
    known,
    problems: [...problems],
  };
}
