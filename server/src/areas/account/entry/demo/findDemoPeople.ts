import type { Database } from '../../../../platform/db/database.ts';
import { demoAccounts } from './demoAccounts.ts';
import { demoPlayerHost, demoPlayers } from './demoPlayers.ts';

/** The ids of the demo's people who have registered, by the start of their sign-in names. */
export async function findDemoPeople(db: Database): Promise<(slug: string) => string> {
  const names = [
    ...demoAccounts.map(({ sign_in_name }) => sign_in_name),
    ...demoPlayers.map(({ slug }) => `${slug}@${demoPlayerHost}`),
  ];
  const people = await db
    .selectFrom('bound_name')
    .select(['sign_in_name', 'user_id'])
    .where('sign_in_name', '=', (is) => is.fn.any(is.val(names)))
    .execute();
  const ids = new Map(people.map(({ sign_in_name, user_id }) => [sign_in_name.split('@')[0], user_id]));
  return (slug) => {
    const user_id = ids.get(slug);
    if (user_id === undefined) throw new Error(`${slug} has not registered yet`);
    return user_id;
  };
}
