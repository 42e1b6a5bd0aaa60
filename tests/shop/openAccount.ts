import { recharge } from '@mcy/api/wallet/recharge/contract';
import { callShop } from './callShop.ts';
import { type Player, registerPlayer } from './registerPlayer.ts';

/** Registers a new player and recharges `coins` through the sandbox gateway, as a player does. */
export async function openAccount(url: string, coins: number): Promise<Player['session']> {
  const { session } = await registerPlayer(url);
  const { pay_url } = await callShop(url, recharge, { amount: coins }, { session });
  const paid = await fetch(new URL(pay_url, url), {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'approved' }),
    redirect: 'manual',
  });
  if (paid.status !== 303) throw new Error(`The sandbox gateway answered ${paid.status}: ${await paid.text()}`);
  return session;
}
