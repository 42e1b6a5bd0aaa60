import type { LevelStep, MyLevel } from '@mcy/api/account/levels/contract';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, useLocale } from '../../../i18n/index.ts';
import { Timeline, type TimelineEvent } from '../../../patterns/index.ts';
import { Surface } from '../../../primitives/index.ts';

/** When each level was reached, highest first, and what comes next. */
export function LevelWays({ mine, steps }: { mine: MyLevel; steps: readonly LevelStep[] }) {
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
    <Surface>
      <Timeline
        label={t('level.progress')}
        events={events.toReversed()}
        texts={{ done: t('level.states.done'), current: t('level.states.current'), coming: t('level.states.coming') }}
      />
    </Surface>
  );
}
