import { defaultLocale } from '@mcy/api/contract';
import type { DemoDay } from '../../../../platform/area/DemoDay.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { findDemoPeople } from '../../../account/door.ts';
import { revealOpening } from '../../opening/revealOpening.ts';
import { drawDaily } from '../drawDaily.ts';
import { revealEvening } from '../revealEvening.ts';

/** Who comes by in the evening, each on every second or third day. */
const visitors = [
  { slug: 'demo', every: 2 },
  { slug: 'thaonguyen', every: 2 },
  { slug: 'quang', every: 3 },
  { slug: 'baochau', every: 3 },
  { slug: 'haidang', every: 2 },
];

/** The first days have no visitors: the demo's people register in the course of them. */
const firstEvening = 14;

/** Lets the demo's people draw on the evenings before the day of the first start, and look at what they won. */
export async function drawDemoDaily(db: Database, { ago, at }: DemoDay): Promise<void> {
  if (ago === 0) await revealEvening(db, at(1));
  if (ago === 0 || ago > firstEvening) return;
  const idOf = await findDemoPeople(db);
  const orders = visitors
    .filter(({ every }, place) => (ago + place) % every === 0)
    .map(({ slug }, place) => ({
      request: { client_seed: `demo-${slug}-${ago}` },
      caller: { user_id: idOf(slug), session_id: '', roles: new Set<never>() },
      locale: defaultLocale,
      now: at(0.85 + place * 0.02),
    }));
  if (orders.length === 0) return;
  const batch = await drawDaily().begin(db, orders);
  const drawn = orders.map((order) => ({ ...order, response: batch.decide(order) }));
  batch.write();
  for (const { response, caller, now } of drawn) {
    if (response === null) continue;
    await revealOpening(db, { user_id: caller.user_id, opening_id: response.opening.opening_id, now });
  }
}
