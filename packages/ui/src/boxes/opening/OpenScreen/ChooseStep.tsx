import type { Odds, PoolDetail } from '@mcy/api/boxes/pools/contract';
import { TicketX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/format.ts';
import { EmptyState } from '../../../patterns/index.ts';
import { Button, Heading, Link, Stack, Text } from '../../../primitives/index.ts';
import { BoxArt } from '../../pools/BoxArt/BoxArt.tsx';
import { FairnessPanel } from '../../proof/FairnessPanel/FairnessPanel.tsx';
import { isClientSeed } from '../../proof/FairnessPanel/isClientSeed.ts';
import { GuaranteeMeter } from '../../pools/GuaranteeMeter/GuaranteeMeter.tsx';
import { HeroLayout } from '../../pools/HeroLayout/HeroLayout.tsx';
import { nextNonce } from '../../proof/nextNonce.ts';
import { OddsTeaser } from '../../pools/OddsTeaser/OddsTeaser.tsx';
import { PoolTicketMeter } from '../../pools/PoolTicketMeter/PoolTicketMeter.tsx';
import { offerOf } from '../PriceBar/offerOf.ts';
import { PriceBar } from '../PriceBar/PriceBar.tsx';
import { StageFrame } from '../../pools/StageFrame/StageFrame.tsx';
import { UnopenedTray } from '../UnopenedTray/UnopenedTray.tsx';
import type { OpenScreenProps } from './OpenScreen.tsx';
import * as styles from './OpenScreen.css.ts';

interface ChooseStepProps extends Pick<
  OpenScreenProps,
  'onOpen' | 'onOffer' | 'refusal' | 'undecided' | 'refusalLink' | 'payNote' | 'unopened' | 'links'
> {
  pool: PoolDetail;
  odds: Odds;
  balance: number | null;
  resting: boolean;
  draws: number;
  onDrawsChange: (draws: number) => void;
  clientSeed: string;
  onClientSeedChange: (seed: string) => void;
}

/** Count, odds, seed and price. */
export function ChooseStep({
  pool,
  odds,
  balance,
  resting,
  unopened,
  refusal,
  refusalLink,
  payNote,
  onOpen,
  onOffer,
  undecided,
  links,
  ...chosen
}: ChooseStepProps) {
  const { t } = useTranslation('boxes/opening');
  if (pool.sold_out) {
    return (
      <div className={styles.soldOut}>
        <UnopenedTray openings={unopened} href={links.replay} />
        <EmptyState
          icon={TicketX}
          title={t('open.soldOut.title')}
          text={t('open.soldOut.body')}
          action={
            <Button asChild>
              <Link href={links.pools}>{t('open.soldOut.action')}</Link>
            </Button>
          }
        />
      </div>
    );
  }
  const offer = offerOf({ price: pool.price, remaining: pool.remaining, balance }, chosen.draws);
  const isUndecided = undecided?.count === offer?.count && undecided?.total === offer?.total;
  const told = undecided
    ? isUndecided
      ? t('open.undecided')
      : t('open.undecidedBefore', { total: formatMoney(undecided.total) })
    : refusal;
  return (
    <HeroLayout
      hero={
        <StageFrame label={t('open.stage')} size="hero">
          <BoxArt image={pool.image} />
        </StageFrame>
      }
      footer={
        <Stack space="small">
          {told !== undefined && (
            <Stack space="none">
              <Text role="alert" size="small" tone="critical">
                {told}
              </Text>
              {refusalLink && <Link href={refusalLink.href}>{refusalLink.label}</Link>}
            </Stack>
          )}
          <PriceBar
            price={pool.price}
            remaining={pool.remaining}
            balance={balance}
            draws={chosen.draws}
            onDrawsChange={chosen.onDrawsChange}
            resting={resting}
            disabled={!isClientSeed(chosen.clientSeed)}
            onOffer={onOffer}
            onOpen={(count, total) => onOpen(count, chosen.clientSeed, total)}
            note={payNote}
            links={links}
          />
        </Stack>
      }
    >
      <UnopenedTray openings={unopened} href={links.replay} />
      <Stack space="small">
        <Text size="small" tone="secondary">
          {pool.series_name}
        </Text>
        <Heading level={2} size="large">
          {pool.name}
        </Heading>
        <PoolTicketMeter remaining={pool.remaining} total={pool.total} />
      </Stack>
      {odds.guarantee_after !== null && (
        <GuaranteeMeter
          tier={odds.rows[0]?.prize.tier ?? ''}
          after={odds.guarantee_after}
          progress={odds.guarantee_progress}
        />
      )}
      <OddsTeaser odds={odds} href={links.odds(pool.pool_id)} />
      <FairnessPanel
        seed={pool.seed}
        nonce={nextNonce(pool)}
        client={{ seed: chosen.clientSeed, onSeedChange: chosen.onClientSeedChange }}
      />
    </HeroLayout>
  );
}
