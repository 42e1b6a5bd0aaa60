import { useTranslation } from 'react-i18next';
import { formatDate, formatTime, useLocale } from '../../../i18n/index.ts';
import { Countdown } from '../../../patterns/index.ts';
import { Text } from '../../../primitives/index.ts';
import type { Room } from '../Room.ts';
import * as styles from './RoomCard.css.ts';

interface RoomTimeProps {
  room: Room;
  now?: (() => number) | undefined;
}

/** The next event and the time left, or when it was drawn. */
export function RoomTime({ room, now }: RoomTimeProps) {
  const { t } = useTranslation('rooms/lobby');
  const locale = useLocale();
  const drawn = { time: formatTime(room.draws_at, locale), date: formatDate(room.draws_at, locale) };
  if (room.state === 'in_lottery') {
    return (
      <span className={styles.time}>
        <span className={styles.live} aria-hidden />
        <Text inline size="small" tone="caution" weight="medium">
          {t('drawing')}
        </Text>
      </span>
    );
  }
  if (room.state !== 'in_progress' && room.state !== 'not_started') {
    return (
      <Text size="small" tone="muted">
        {t(room.state === 'ended' ? 'drawnAt' : 'drawsAt', drawn)}
      </Text>
    );
  }
  const opening = room.state === 'not_started';
  const label = t(opening ? 'opensIn' : 'drawsIn');
  return (
    <span className={styles.time}>
      <Text inline size="small" tone="secondary">
        {label}
      </Text>
      <Countdown
        label={label}
        deadline={opening ? room.opens_at : room.draws_at}
        variant="inline"
        size="small"
        {...(now === undefined ? {} : { now })}
        texts={{
          days: t('countdown.days'),
          hours: t('countdown.hours'),
          minutes: t('countdown.minutes'),
          seconds: t('countdown.seconds'),
          spoken: (left) => t('countdown.spoken', { ...left }),
          ended: t('countdown.ended'),
        }}
      />
    </span>
  );
}
