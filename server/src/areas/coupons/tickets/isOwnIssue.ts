import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a user is an operator who made, changed or agreed to an issue: they get no coupon of it. The triggers
 * `guard_own_coupon` hold it against any other writer.
 */
export function isOwnIssue(issue_column: string, user_id: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from coupon_issue_operator operator
    where operator.issue_id = ${sql.ref(issue_column)} and operator.user_id = ${user_id})`;
}
