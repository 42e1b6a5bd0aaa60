import type { LevelStep, MyLevel } from '@mcy/api/account/levels/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { type Load, PageSection, Screen } from '../../../patterns/index.ts';
import { Button, Link, Stack, Tabs } from '../../../primitives/index.ts';
import { LevelHero } from '../LevelHero/LevelHero.tsx';
import { LevelLadder } from '../LevelLadder/LevelLadder.tsx';
import { LevelGiftCard } from './LevelGiftCard.tsx';
import { LevelRules } from './LevelRules.tsx';
import { LevelWays } from './LevelWays.tsx';

const levelParts = ['benefits', 'progress', 'rules'] as const;

export type LevelPart = (typeof levelParts)[number];

/** What the screen shows of levels. */
interface LevelsShown {
  /** Null for a guest, who reads the rules. */
  mine: MyLevel | null;
  steps: readonly LevelStep[];
  coins_per_point: number;
}

export interface LevelsScreenProps {
  /** The part that the address opens. */
  part: LevelPart;
  load: Load<LevelsShown>;
  onClaimGift: () => Promise<void>;
  onGoBack: () => void;
  links: { boxes: string };
}

/** Levels in three parts: what each gives, the player's way, and the rules (user/level, home/level, user/level_info). */
export function LevelsScreen({ part, load, onClaimGift, onGoBack, links }: LevelsScreenProps) {
  const { t } = useTranslation('account/levels');
  const [shown, setShown] = useState(part);
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('level.centre')}
      pageTitle={t(titles[shown])}
      back={onGoBack}
      layout="halves"
      load={load}
      shape={['text', 'rows']}
    >
      {({ mine, steps, coins_per_point }) =>
        mine === null ? (
          <LevelRules steps={steps} coins_per_point={coins_per_point} />
        ) : (
          <>
            <Stack>
              <LevelHero mine={mine} />
              <LevelGiftCard mine={mine} steps={steps} boxesHref={links.boxes} onClaim={onClaimGift} />
              {mine.gift.stones > 0 && (
                <Button asChild width="full" variant="soft">
                  <Link href={links.boxes}>{t('level.openBoxes')}</Link>
                </Button>
              )}
            </Stack>
            <Tabs.Root
              value={shown}
              onValueChange={(value) => setShown(levelParts.find((one) => one === value) ?? part)}
            >
              <Tabs.List label={t('level.centre')}>
                {levelParts.map((one) => (
                  <Tabs.Trigger key={one} value={one}>
                    {t(`level.parts.${one}`)}
                  </Tabs.Trigger>
                ))}
              </Tabs.List>
              <Tabs.Content value="benefits">
                <PageSection title={t('level.ladder')}>
                  <LevelLadder steps={steps} mine={mine} />
                </PageSection>
              </Tabs.Content>
              <Tabs.Content value="progress">
                <PageSection title={t('level.progress')}>
                  <LevelWays mine={mine} steps={steps} />
                </PageSection>
              </Tabs.Content>
              <Tabs.Content value="rules">
                <Stack space="large">
                  <LevelRules steps={steps} coins_per_point={coins_per_point} />
                </Stack>
              </Tabs.Content>
            </Tabs.Root>
          </>
        )
      }
    </Screen>
  );
}

const titles = { benefits: 'level.centre', progress: 'level.progress', rules: 'level.rules' } as const;
