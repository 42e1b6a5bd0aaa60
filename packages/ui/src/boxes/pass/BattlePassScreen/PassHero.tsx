import type { Pass, PassSeason } from '@mcy/api/boxes/pass/contract';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../../patterns/index.ts';
import { Button, Heading, Image, Link, Progress, Surface, Text } from '../../../primitives/index.ts';
import { standingOf } from '../standingOf.ts';
import type { RewardName } from './BattlePassScreen.tsx';
import * as styles from './BattlePassScreen.css.ts';

interface PassHeroProps {
  season: PassSeason;
  next: Pass['next'];
  over: boolean;
  /** What just came. */
  got: readonly (RewardName & { name: string })[];
  onCollectAll: () => Promise<void>;
  onTurn: () => void;
  now: (() => number) | undefined;
  boxesHref: string;
}

/** The season's clock, the task under way, and the next step: receive what waits, or open boxes. */
export function PassHero({ season, next: later, over, got, onCollectAll, onTurn, now, boxesHref }: PassHeroProps) {
  const { t } = useTranslation('boxes/pass');
  const { next, missing, waiting } = standingOf(season);
  const needed = next?.draws ?? season.draws;
  const shown = next ?? season.tasks.at(-1);
  const deadline = over ? later?.starts_at : season.ends_at;
  const label = over ? t('starts', { name: later?.name ?? '' }) : t('ends');
  return (
    <Surface variant="stage" space="large">
      <div className={styles.hero}>
        <div className={styles.clock}>
          <Heading level={2} size="xlarge" align="center">
            {season.name}
          </Heading>
          {over && <Text tone="secondary">{t('over')}</Text>}
          {deadline !== undefined && (
            <div className={styles.left}>
              <Text inline size="small" tone="secondary">
                {label}
              </Text>
              <Countdown
                label={label}
                deadline={deadline}
                variant="inline"
                onEnd={onTurn}
                texts={{
                  days: t('countdown.days'),
                  hours: t('countdown.hours'),
                  minutes: t('countdown.minutes'),
                  seconds: t('countdown.seconds'),
                  spoken: ({ days, hours, minutes }) => t('left', { days, hours, minutes }),
                  ended: t(over ? 'starting' : 'over'),
                }}
                {...(now && { now })}
              />
            </div>
          )}
        </div>
        {shown && (
          <div className={styles.prizes} data-fresh={got.length > 0}>
            {[shown.free, shown.paid].map((reward, index) => (
              <span key={index === 0 ? 'free' : 'paid'} className={styles.prize} data-rarity={reward.rarity ?? 'none'}>
                <Image src={reward.image} alt="" fit="contain" ratio="square" />
              </span>
            ))}
            {got.length > 0 && styles.sparks.map((spark) => <span key={spark} className={spark} aria-hidden="true" />)}
          </div>
        )}
        <div className={styles.progress}>
          <div className={styles.figures}>
            <Text inline weight="bold">
              {next === null
                ? t('allDone')
                : over
                  ? t('draws', { count: season.draws })
                  : t('next', { count: missing, place: next.place })}
            </Text>
            <Text inline size="small" tone="secondary" tabular>
              {t('progress', { draws: season.draws, needed })}
            </Text>
          </div>
          <Progress
            value={season.draws}
            max={needed}
            label={next === null ? t('allDone') : t('task', { place: next.place })}
            valueText={t('progress', { draws: season.draws, needed })}
          />
        </div>
        <div role="status" className={styles.told}>
          {got.length > 0 && (
            <span className={styles.gain}>
              <Text inline weight="bold" tone="positive">
                {t('got', { names: got.map(({ name }) => name).join(t('and')) })}
              </Text>
            </span>
          )}
        </div>
        {waiting > 0 ? (
          <Button size="large" width="full" icon={Gift} onPress={onCollectAll}>
            {t('collectAll', { count: waiting })}
          </Button>
        ) : (
          <Button asChild size="large" width="full" variant={over ? 'soft' : 'solid'}>
            <Link href={boxesHref}>{t('boxes')}</Link>
          </Button>
        )}
        <Text size="small" tone="secondary" align="center">
          {over ? t('closed') : t('safe')}
        </Text>
      </div>
    </Surface>
  );
}
