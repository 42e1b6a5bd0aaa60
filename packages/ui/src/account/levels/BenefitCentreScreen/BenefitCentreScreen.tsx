import type { LevelStep, MyLevel } from '@mcy/api/account/levels/contract';
import { BookOpenText, Route } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLoadTexts } from '../../../i18n/index.ts';
import { ListRow, type Load, LoadView, NavBar, PageSection } from '../../../patterns/index.ts';
import { Grid, Icon, Inset, Stack, Surface } from '../../../primitives/index.ts';
import { LevelHero } from '../LevelHero/LevelHero.tsx';
import { LevelLadder } from '../LevelLadder/LevelLadder.tsx';
import { LevelGiftCard } from './LevelGiftCard.tsx';
import { LevelSkeleton } from './LevelSkeleton.tsx';

export interface BenefitCentreScreenProps {
  load: Load<{ mine: MyLevel; steps: readonly LevelStep[] }>;
  onClaimGift: () => Promise<void>;
  links: { mine: string; progress: string; rules: string; boxes: string };
}

/** Benefits: the player's level, this month's gift, and what every level gives (user/level). */
export function BenefitCentreScreen({ load, onClaimGift, links }: BenefitCentreScreenProps) {
  const { t } = useTranslation('account/levels');
  const { t: shell } = useTranslation('shell');
  return (
    <>
      <NavBar title={t('level.centre')} back={{ label: shell('back'), href: links.mine }} />
      <Inset space={{ phone: 'medium', tablet: 'large' }}>
        <LoadView {...useLoadTexts()} load={load} skeleton={<LevelSkeleton />}>
          {({ mine, steps }) => (
            <Grid columns={{ phone: 1, desktop: 2 }} space="large" align="start">
              <Stack>
                <LevelHero mine={mine} />
                <LevelGiftCard mine={mine} steps={steps} boxesHref={links.boxes} onClaim={onClaimGift} />
                <Surface space="none">
                  <ListRow leading={<Icon icon={Route} />} title={t('level.seeProgress')} href={links.progress} />
                  <ListRow leading={<Icon icon={BookOpenText} />} title={t('level.seeRules')} href={links.rules} />
                </Surface>
              </Stack>
              <PageSection title={t('level.ladder')}>
                <LevelLadder steps={steps} mine={mine} />
              </PageSection>
            </Grid>
          )}
        </LoadView>
      </Inset>
    </>
  );
}
