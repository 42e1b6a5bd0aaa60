import { useWallet } from '@mcy/api/wallet/flow/hooks';
import { CoinsLink } from '@mcy/ui/content/home';
import { rechargeRoutes } from '../../wallet/recharge/routes.ts';

/** A player's coins in home's bar; guests do not load it. */
export function PlayerCorner() {
  const { data: wallet } = useWallet({});
  return <CoinsLink balance={wallet?.balance} href={rechargeRoutes.recharge()} />;
}
