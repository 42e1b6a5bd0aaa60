import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import { listPools } from '@mcy/api/boxes/pools/contract';
import { type Session, callShop } from './callShop.ts';

/** Opens a box that never sells out, as a player does, and looks at what was in it. */
export async function drawToy(url: string, session: Session): Promise<void> {
  const { rows } = await callShop(url, listPools, { kind: 'infinite' });
  const pool_id = rows[0]?.pool_id ?? '';
  const { opening } = await callShop(url, openMysteryBox, { pool_id, count: 1, client_seed: 'gift' }, { session });
  await callShop(url, revealOpening, { opening_id: opening.opening_id }, { session });
}
