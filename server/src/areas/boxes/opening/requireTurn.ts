import { Refusal } from '../../../platform/http/Refusal.ts';
import { type Hold, mayDraw } from '../queue/holdUntil.ts';
import { boxHeld } from '../queue/messages.ts';

/** Refuses `box_held` while another player holds the box. */
export function requireTurn(pool: Hold, user_id: string, now: Date): void {
  if (mayDraw(pool, user_id, now)) return;
  throw new Refusal({ error: 'box_held', message: boxHeld(pool.held_until ?? now), field: 'pool_id' });
}
