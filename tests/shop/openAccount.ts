import { type Player, registerPlayer } from './registerPlayer.ts';
import { topUp } from './topUp.ts';

/** Registers a new player and recharges coins. */
export async function openAccount(url: string, coins: number): Promise<Player['session']> {
  const { session } = await registerPlayer(url);
  await topUp(url, session, coins);
  return session;
}
