import type { LevelStep, MyLevel } from '@mcy/api/account/levels/contract';
import { BookOpenText, Route } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { ListRow, type Load, PageSection, Screen } from '../../../patterns/index.ts';
import { Icon, Stack, Surface } from '../../../primitives/index.ts';
import { LevelHero } from '../LevelHero/LevelHero.tsx';
import { LevelLadder } from '../LevelLadder/LevelLadder.tsx';
import { LevelGiftCard } from './LevelGiftCard.tsx';

export interface BenefitCentreScreenProps {
  load: Load<{ mine: MyLevel; steps: readonly LevelStep[] }>;
  onClaimGift: () => Promise<void>;
  links: { mine: string; progress: string; rules: string; boxes: string };
}

/** Benefits: the player's level, this month's gift, and what every level gives (user/level). */
export function BenefitCentreScreen({ load, onClaimGift, links }: BenefitCentreScreenProps) {
  const { t } = useTranslation('account/levels');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('level.centre')}
      back={links.mine}
      layout="halves"
      load={load}
      shape={['text', 'rows']}
    >
      {({ mine, steps }) => (
        <>
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
        </>
      )}
    </Screen>
  );
}
