import { randomUUID } from 'node:crypto';
import { register } from '@mcy/api/account/contract';
import { recharge } from '@mcy/api/wallet/contract';
import { type Session, callShop } from './callShop.ts';

/** Registers a new player and recharges `coins` through the sandbox gateway, as a player does. */
export async function openAccount(url: string, coins: number): Promise<Session> {
  const session = await callShop(url, register, {
    sign_in_name: `${randomUUID()}@example.com`,
    nickname: 'Linh Chi',
    password: 'matkhau1',
    birthday: '1995-05-20',
    agreement: true,
  });
  const { pay_url } = await callShop(url, recharge, { amount: coins }, { session });
  const paid = await fetch(new URL(pay_url, url), {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'approved' }),
    redirect: 'manual',
  });
  if (paid.status !== 303) throw new Error(`The sandbox gateway answered ${paid.status}: ${await paid.text()}`);
  return session;
}
