import { rights } from '@mcy/api/contract';
import { demoAccounts } from '../../account/door.ts';
import type { DemoTimes } from '../../../platform/area/DemoDay.ts';
import type { Database } from '../../../platform/db/database.ts';

/** Gives the demo's operators every right they never had: nobody else could. */
export async function grantDemoRights(db: Database, { opened }: DemoTimes): Promise<void> {
  const names = demoAccounts.flatMap(({ operator, sign_in_name }) => (operator ? [sign_in_name] : []));
  const operators = await db
    .selectFrom('bound_name')
    .select('user_id')
    .where('sign_in_name', '=', (is) => is.fn.any(is.val(names)))
    .where((is) =>
      is.not(
        is.exists(
          is.selectFrom('operator_right').select('right').whereRef('operator_right.user_id', '=', 'bound_name.user_id'),
        ),
      ),
    )
    .execute();
  const grants = operators.flatMap(({ user_id }) =>
    rights.map((right) => ({ user_id, right, granted_at: opened, granted_by: null })),
  );
  if (grants.length > 0) await db.insertInto('operator_right').values(grants).execute();
}
