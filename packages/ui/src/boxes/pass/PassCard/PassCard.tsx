import type { PassSeason } from '@mcy/api/boxes/pass/contract';
import { useTranslation } from 'react-i18next';
import { Badge, Image, Progress, Surface, Text } from '../../../primitives/index.ts';
import { standingOf } from '../standingOf.ts';
import * as styles from './PassCard.css.ts';

export interface PassCardProps {
  season: PassSeason;
  href: string;
}

/** How far the player is in the battle pass, on two lines that lead to it. */
export function PassCard({ season, href }: PassCardProps) {
  const { t } = useTranslation('boxes/pass');
  const { next, missing, waiting } = standingOf(season);
  const shown = next ?? season.tasks.at(-1);
  const needed = next?.draws ?? season.draws;
  return (
    <Surface href={href} space="small" variant="stage">
      <span className={styles.line}>
        {shown && (
          <span className={styles.picture}>
            <Image src={(season.paid ? shown.paid : shown.free).image} alt="" fit="contain" ratio="square" />
          </span>
        )}
        <span className={styles.words}>
          <span className={styles.title}>
            <Text inline weight="bold" lines={1}>
              {t('title')}
            </Text>
            {waiting > 0 && (
              <Badge size="small" tone="accent" variant="solid">
                {t('card.waiting', { count: waiting })}
              </Badge>
            )}
          </span>
          <Text inline size="small" tone="secondary" lines={1}>
            {next === null ? t('card.done') : t('next', { count: missing, place: next.place })}
          </Text>
          <Progress
            value={season.draws}
            max={needed}
            label={t('title')}
            valueText={t('progress', { draws: season.draws, needed })}
            size="small"
          />
        </span>
      </span>
    </Surface>
  );
}
