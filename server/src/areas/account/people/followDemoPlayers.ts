import type { DemoDay } from '../../../platform/area/DemoDay.ts';
import type { Database } from '../../../platform/db/database.ts';
import { demoPlayers } from '../entry/demo/demoPlayers.ts';
import { findDemoPeople } from '../entry/demo/findDemoPeople.ts';
import { followPlayer } from './followPlayer.ts';

/** Players that everybody knows. */
const stars = ['quang', 'baochau', 'xiaoyu', 'ductri', 'thaonguyen'];

/** Follows of the accounts that visitors sign in with, by days before the first start. */
const followedByAccounts: readonly (readonly [follower: string, followed: string, ago: number])[] = [
  ['demo', 'quang', 20],
  ['demo', 'thaonguyen', 19],
  ['demo', 'lan', 12],
  ['demo', 'tiantian', 9],
  ['demo', 'oliver', 3],
  ['lan', 'demo', 12],
  ['lan', 'baochau', 6],
];

/** Lets the demo's players follow each other: on the day after they join, a star, who came before them, and some the demo's account. */
export async function followDemoPlayers(db: Database, { ago, at }: DemoDay): Promise<void> {
  const follows = [
    ...demoPlayers.flatMap((player, place) => (player.joined === ago + 1 ? followedBy(place) : [])),
    ...followedByAccounts.filter(([, , day]) => day === ago),
  ];
  if (follows.length === 0) return;
  const idOf = await findDemoPeople(db);
  for (const [place, [follower, followed]] of follows.entries()) {
    const now = at(0.02 + (place * 0.08) / follows.length);
    await followPlayer(db, { follower_id: idOf(follower), followed_id: idOf(followed), now });
  }
}

function followedBy(place: number): (readonly [follower: string, followed: string])[] {
  const slug = demoPlayers[place]?.slug ?? '';
  const followed = [stars[place % stars.length], demoPlayers[place - 1]?.slug, place % 4 === 1 ? 'demo' : undefined];
  return [...new Set(followed)].flatMap((other) =>
    other === undefined || other === slug ? [] : [[slug, other] as const],
  );
}
