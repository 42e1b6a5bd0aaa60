import type { DailyDraw } from '@mcy/api/boxes/daily/contract';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../../patterns/index.ts';
import { Badge, Image, Surface, Text } from '../../../primitives/index.ts';
import { eveningOf } from '../eveningOf.ts';
import { useDailyCountdown } from '../useDailyCountdown.ts';
import * as styles from './TonightCard.css.ts';

export interface TonightCardProps {
  daily: DailyDraw;
  /** The player has drawn today. */
  drawn: boolean;
  href: string;
  /** The draw has opened or closed. */
  onTurn: () => void;
  /** The server's clock, in ms since 1970. */
  now?: (() => number) | undefined;
}

/** Tonight's free draw on one line: until when to wait, or that it is open. */
export function TonightCard({ daily, drawn, href, onTurn, now }: TonightCardProps) {
  const { t } = useTranslation('boxes/daily');
  const { isOpen, changes_at, next_opens_at } = eveningOf(daily);
  const label = t(isOpen && !drawn ? 'closes' : 'opens');
  const texts = useDailyCountdown(isOpen && !drawn ? 'ending' : 'starting');
  return (
    <Surface href={href} space="small" variant="stage">
      <span className={styles.line}>
        <span className={styles.picture}>
          <Image src={daily.image} alt="" fit="contain" ratio="square" />
        </span>
        <span className={styles.words}>
          <Text inline weight="bold" lines={1}>
            {t('tonight')}
          </Text>
          <Text inline size="small" tone="secondary" lines={1}>
            {drawn ? t('done') : t('times')}
          </Text>
        </span>
        <span className={styles.clock}>
          {isOpen && !drawn ? (
            <Badge size="small" tone="accent" variant="solid">
              {t('go')}
            </Badge>
          ) : (
            <Text inline size="xsmall" tone="secondary">
              {label}
            </Text>
          )}
          <Countdown
            label={label}
            deadline={drawn ? next_opens_at : changes_at}
            variant="inline"
            largest="hours"
            onEnd={onTurn}
            texts={texts}
            {...(now && { now })}
          />
        </span>
      </span>
    </Surface>
  );
}
