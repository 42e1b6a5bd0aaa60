import { recharge } from '@mcy/api/wallet/recharge/contract';
import { type Session, callShop } from './callShop.ts';

/** Recharges coins through the sandbox gateway, as a player does. */
export async function topUp(url: string, session: Session, coins: number): Promise<void> {
  const { pay_url } = await callShop(url, recharge, { amount: coins }, { session });
  const paid = await fetch(new URL(pay_url, url), {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'approved' }),
    redirect: 'manual',
  });
  if (paid.status !== 303) throw new Error(`The sandbox gateway answered ${paid.status}: ${await paid.text()}`);
}
