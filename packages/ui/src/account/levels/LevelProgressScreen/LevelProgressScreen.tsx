import type { LevelStep, MyLevel } from '@mcy/api/account/levels/contract';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, useScreenTexts, useLocale } from '../../../i18n/index.ts';
import { type Load, PageSection, Screen, Timeline, type TimelineEvent } from '../../../patterns/index.ts';
import { Button, Link, Stack, Surface } from '../../../primitives/index.ts';
import { LevelHero } from '../LevelHero/LevelHero.tsx';

export interface LevelProgressScreenProps {
  load: Load<{ mine: MyLevel; steps: readonly LevelStep[] }>;
  onGoBack: () => void;
  links: { boxes: string; benefits: string };
}

/** The player's path: when each level was reached, and what comes next (home/level). */
export function LevelProgressScreen({ load, onGoBack, links }: LevelProgressScreenProps) {
  const { t } = useTranslation('account/levels');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('level.progress')}
      back={onGoBack}
      layout="halves"
      load={load}
      shape={['text', 'rows']}
    >
      {({ mine, steps }) => (
        <>
          <Stack>
            <LevelHero mine={mine} />
            <Button asChild width="full" size="large">
              <Link href={links.boxes}>{t('level.openBoxes')}</Link>
            </Button>
            <Button asChild width="full" variant="soft">
              <Link href={links.benefits}>{t('level.seeBenefits')}</Link>
            </Button>
          </Stack>
          <PageSection title={t('level.progress')}>
            <Surface>
              <Ways mine={mine} steps={steps} />
            </Surface>
          </PageSection>
        </>
      )}
    </Screen>
  );
}

function Ways({ mine, steps }: { mine: MyLevel; steps: readonly LevelStep[] }) {
  const { t } = useTranslation('account/levels');
  const locale = useLocale();
  const events = steps.map(({ level, points }): TimelineEvent => {
    const reached = mine.reached.find((other) => other.level === level)?.reached_on;
    const event = { id: level, title: t(`levels.${level}`), note: t('level.from', { points: formatMoney(points) }) };
    if (reached === undefined) return { ...event, state: 'coming' };
    const time = t('level.reachedOn', { date: formatDate(reached, locale) });
    return { ...event, state: level === mine.level ? 'current' : 'done', time, at: reached };
  });
  return (
    <Timeline
      label={t('level.progress')}
      events={events.toReversed()}
      texts={{ done: t('level.states.done'), current: t('level.states.current'), coming: t('level.states.coming') }}
    />
  );
}
