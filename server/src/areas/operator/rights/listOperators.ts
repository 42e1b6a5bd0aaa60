import type { listOperators as call } from '@mcy/api/operator/rights/contract';
import { type Right, type ResponseOf, rights } from '@mcy/api/contract';
import { sql } from 'kysely';
import { avatarFileOf, avatarOf } from '../../account/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { PageRequest } from '../../../platform/http/cutPage.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { grantRightKind } from './grantRightKind.ts';

type Answer = ResponseOf<typeof call>;

/** All operators with their rights, as one of them sees them. */
export async function listOperators(db: Database, caller_id: string, page: PageRequest): Promise<Answer> {
  const query = selectOperators(db).where(sql<boolean>`'operator' = any(app_user.roles)`);
  const { rows, next_cursor } = await readPage(query, { by: 'app_user.user_id', direction: 'asc' }, page);
  return { rows: rows.map((row) => present(row, caller_id)), next_cursor };
}

/** One operator, as another sees them. */
export async function readOperator(db: Database, caller_id: string, user_id: string): Promise<Answer['rows'][number]> {
  return present(
    await selectOperators(db).where('app_user.user_id', '=', user_id).executeTakeFirstOrThrow(),
    caller_id,
  );
}

function selectOperators(db: Database) {
  return db
    .selectFrom('app_user')
    .select(['app_user.user_id', 'app_user.nickname', avatarFileOf('app_user.user_id').as('file_id')])
    .select(
      sql<Right[]>`array(select "right" from operator_right where operator_right.user_id = app_user.user_id)`.as(
        'held',
      ),
    )
    .select(
      sql<Right[]>`array(select data ->> 'right' from approval
        where kind = ${grantRightKind} and subject_id = app_user.user_id and state = 'waiting'
          and expires_at > now())`.as('asked'),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof selectOperators>['executeTakeFirstOrThrow']>>;

function present({ user_id, nickname, file_id, held, asked }: Row, caller_id: string): Answer['rows'][number] {
  return {
    user_id,
    nickname,
    avatar: avatarOf(user_id, file_id),
    rights: rights.filter((right) => held.includes(right)),
    asked: rights.filter((right) => asked.includes(right)),
    self: user_id === caller_id,
  };
}
