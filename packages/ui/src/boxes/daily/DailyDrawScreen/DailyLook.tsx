import type { DailyDraw } from '@mcy/api/boxes/daily/contract';
import type { Odds, PoolDetail } from '@mcy/api/boxes/pools/contract';
import { Clock, Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeroLayout } from '../../../patterns/HeroLayout/HeroLayout.tsx';
import { IconNotes, PageSection } from '../../../patterns/index.ts';
import { ToyStage } from '../../../patterns/ToyStage/ToyStage.tsx';
import { Heading, Stack, Surface, Switch, Text } from '../../../primitives/index.ts';
import { PrizeShelf } from './PrizeShelf.tsx';
import { FairnessPanel } from '../../proof/FairnessPanel/FairnessPanel.tsx';
import { isClientSeed } from '../../proof/FairnessPanel/isClientSeed.ts';
import { makeClientSeed } from '../../proof/FairnessPanel/makeClientSeed.ts';
import type { DailyDrawScreenProps } from './DailyDrawScreen.tsx';
import { OwnDraws } from './OwnDraws.tsx';
import { TodaysDraw } from './TodaysDraw.tsx';

interface DailyLookProps extends Pick<
  DailyDrawScreenProps,
  'own' | 'history' | 'refusal' | 'onDraw' | 'onRemind' | 'onTurn' | 'now' | 'links'
> {
  daily: DailyDraw;
  pool: PoolDetail;
  odds: Odds;
}

/** When the draw opens and what to do now, what is in it, how sure it is, and what the player has drawn. */
export function DailyLook({
  daily,
  pool,
  odds,
  own,
  history,
  refusal,
  onDraw,
  onRemind,
  onTurn,
  now,
  links,
}: DailyLookProps) {
  const { t } = useTranslation('boxes/daily');
  const [clientSeed, setClientSeed] = useState(makeClientSeed);
  return (
    <HeroLayout
      hero={<ToyStage image={pool.image} alt="" size="hero" rarity="legendary" priority />}
      footer={
        <TodaysDraw
          daily={daily}
          own={own}
          refusal={refusal}
          disabled={!isClientSeed(clientSeed)}
          onDraw={() => onDraw(clientSeed)}
          onTurn={onTurn}
          now={now}
          links={links}
        />
      }
    >
      <Stack space="small">
        <Heading level={2} size="xlarge">
          {pool.name}
        </Heading>
        <Text tone="secondary">{t('lead')}</Text>
        <IconNotes
          notes={[
            { icon: Clock, text: t('hours') },
            { icon: Scale, text: t('honest.lead') },
          ]}
        />
      </Stack>
      {own && (
        <Surface>
          <Switch label={t('remind')} description={t('remindLead')} checked={own.reminds} onCheckedChange={onRemind} />
        </Surface>
      )}
      <PageSection
        title={t('prizes')}
        description={t('prizesLead')}
        action={{ label: t('odds'), href: links.odds(pool.pool_id) }}
      >
        <PrizeShelf odds={odds} />
      </PageSection>
      {history && <OwnDraws history={history} links={links} />}
      <FairnessPanel
        seed={pool.seed}
        nonce={null}
        // A page that is rendered for all has nobody's seed.
        client={own ? { seed: clientSeed, onSeedChange: setClientSeed } : undefined}
      />
    </HeroLayout>
  );
}
