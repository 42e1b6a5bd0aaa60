import { giveToys, listGiftableToys, readGift } from '@mcy/api/collection/gifts/contract';
import { callShop } from './callShop.ts';
import { drawToy } from './drawToy.ts';
import { openAccount } from './openAccount.ts';

/** Gives a new player's toy by link, and returns the link's secret. */
export async function giveByLink(url: string): Promise<string> {
  const session = await openAccount(url, 500_000);
  await drawToy(url, session);
  const { rows } = await callShop(url, listGiftableToys, {}, { session });
  const item_ids = rows.map(({ item_id }) => item_id);
  const { gift_id } = await callShop(url, giveToys, { item_ids }, { session });
  const { link } = await callShop(url, readGift, { gift: gift_id }, { session });
  return link ?? '';
}
