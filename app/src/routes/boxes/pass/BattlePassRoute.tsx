import { useCollectPassRewards, usePass } from '@mcy/api/boxes/pass/hooks';
import { useWallet } from '@mcy/api/wallet/flow/hooks';
import { BattlePassScreen } from '@mcy/ui/boxes/pass';
import { useTranslation } from 'react-i18next';
import { announceDone } from '../../../platform/announcements.ts';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useFailureMessage } from '../../../platform/useFailureMessage.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { profileRoutes } from '../../account/profile/routes.ts';
import { usePurchaseAgreement } from '../../content/policies/usePurchaseAgreement.tsx';
import { rechargeRoutes } from '../../wallet/recharge/routes.ts';
import { poolsRoutes } from '../pools/routes.ts';
import { passRoutes } from './routes.ts';
import { usePassPurchase } from './usePassPurchase.ts';

/** How long after a season's end or start this device asks again, in ms: its clock may be early. */
const afterTurn = 2_000;

export function BattlePassRoute() {
  const { t } = useTranslation('boxes/pass');
  const pass = usePass({});
  const { data: wallet } = useWallet({});
  const collect = useCollectPassRewards();
  const agreement = usePurchaseAgreement();
  const messageOf = useFailureMessage();
  const { purchase, choose, close, pay } = usePassPurchase(() => announceDone(t('buying.done'), undefined));
  const ahead = pass.data ? Date.parse(pass.data.now) - pass.dataUpdatedAt : 0;
  const failed = purchase?.failed ?? null;
  return (
    <>
      <BattlePassScreen
        load={mapLoad(useLoad({ pass }), (loaded) => loaded.pass)}
        onCollect={async (season_id, reward) => {
          try {
            return (await collect.mutateAsync({ season_id, reward })).given;
          } catch {
            await pass.refetch();
            return null;
          }
        }}
        buying={
          purchase && wallet
            ? {
                season: purchase.season,
                balance: wallet.balance,
                paying: purchase.paying,
                refusal: failed?.decided ? messageOf(failed.error) : undefined,
                undecided: failed?.decided === false,
                onPay: async () => {
                  if (await agreement.ensure(purchase.season.price, failed?.error)) await pay();
                },
                onClose: close,
                rechargeHref: (missing) => rechargeRoutes.recharge({ missing, return_to: passRoutes.battlePass }),
              }
            : null
        }
        onBuy={choose}
        onTurn={() => setTimeout(() => void pass.refetch(), afterTurn)}
        links={{ mine: profileRoutes.mine, boxes: poolsRoutes.mysteryBoxes }}
        now={() => Date.now() + ahead}
      />
      {agreement.question}
    </>
  );
}
