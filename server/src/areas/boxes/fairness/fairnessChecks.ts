import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const fairnessChecks: readonly Check[] = [
  {
    invariant: '4: draws are counted beside their odds, each once, up to the number that is said',
    offending: sql`
      select draw.pool_id, draw.prize_id, count(*) as draws, prize_drawn.drawn, prize_drawn.guaranteed
      from pool_counted join draw on draw.pool_id = pool_counted.pool_id and draw.nonce < until_nonce
      left join prize_drawn on prize_drawn.prize_id = draw.prize_id
      group by draw.pool_id, draw.prize_id, prize_drawn.prize_id
      having count(*) filter (where not draw.guaranteed) is distinct from prize_drawn.drawn
        or count(*) filter (where draw.guaranteed) is distinct from prize_drawn.guaranteed`,
  },
];
