import type { Queue } from '@mcy/api/boxes/queue/contract';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../../patterns/index.ts';
import { Button, Link, Skeleton, Surface, Text } from '../../../primitives/index.ts';
import * as styles from './QueueBar.css.ts';

export interface QueueBarProps {
  /** Undefined while it loads. */
  queue: Queue | undefined;
  /** Where a guest signs in; null for a player. */
  signInHref: string | null;
  /** Stands in line, or takes the box when nobody has it. */
  onJoin: () => Promise<void>;
  /** Leaves the line, or gives the box back. */
  onLeave: () => Promise<void>;
  /** A time is over: who is next is to be read. */
  onTurn: () => void;
  /** The server's clock, in ms since 1970. */
  now?: (() => number) | undefined;
}

/** Who draws from a box in peace and until when, and the player's place in its line. It is always as high, so that nothing below it moves. */
export function QueueBar({ queue, signInHref, onJoin, onLeave, onTurn, now }: QueueBarProps) {
  const { t } = useTranslation('boxes/queue');
  return (
    <Surface variant="outlined" space="small" role="group" aria-label={t('label')}>
      <div className={styles.bar}>
        {queue === undefined ? (
          <Skeleton shape="text" lines={2} width="half" />
        ) : (
          <>
            <Words queue={queue} onTurn={onTurn} now={now} />
            <Step queue={queue} signInHref={signInHref} onJoin={onJoin} onLeave={onLeave} />
          </>
        )}
      </div>
    </Surface>
  );
}

function Words({ queue, onTurn, now }: Pick<QueueBarProps, 'onTurn' | 'now'> & { queue: Queue }) {
  const { t } = useTranslation('boxes/queue');
  const { holder, waiting, place, open_until } = queue;
  const [title, hint] = wordsOf(queue, t);
  const deadline = holder?.until ?? open_until;
  const label = holder === null ? t('holdAgain') : t('until');
  return (
    <div className={styles.words}>
      {/* Turns are told; each second is not. */}
      <Text role="status" size="small" weight="bold" lines={1}>
        {title}
      </Text>
      <span className={styles.line}>
        {deadline !== null && place === null && (
          <span className={styles.time}>
            <Countdown
              key={`${deadline} ${waiting}`}
              label={label}
              deadline={deadline}
              variant="inline"
              largest="minutes"
              onEnd={onTurn}
              texts={{
                days: t('countdown.days'),
                hours: t('countdown.hours'),
                minutes: t('countdown.minutes'),
                seconds: t('countdown.seconds'),
                spoken: ({ minutes, seconds }) => t('left', { minutes, seconds }),
                ended: t('turning'),
              }}
              {...(now && { now })}
            />
          </span>
        )}
        <Text inline size="small" tone="secondary" lines={1}>
          {hint}
        </Text>
      </span>
    </div>
  );
}

type Translate = ReturnType<typeof useTranslation<'boxes/queue'>>['t'];

function wordsOf({ holder, waiting, place, open_until }: Queue, t: Translate): [title: string, hint: string] {
  if (place !== null) {
    const minutes = Math.ceil(place.seconds / 60);
    return [t('place', { number: place.number }), minutes < 1 ? t('soon') : t('about', { count: minutes })];
  }
  if (holder === null) return open_until === null ? [t('free'), t('freeHint')] : [t('open'), t('openHint')];
  if (holder.own) return [t('own'), waiting === 0 ? t('ownHint') : t('ownWaiting', { count: waiting })];
  return [t('held', { name: holder.name }), waiting === 0 ? t('nobodyWaits') : t('waiting', { count: waiting })];
}

function Step({
  queue: { holder, place, open_until },
  signInHref,
  onJoin,
  onLeave,
}: Pick<QueueBarProps, 'signInHref' | 'onJoin' | 'onLeave'> & { queue: Queue }) {
  const { t } = useTranslation('boxes/queue');
  if (signInHref !== null) {
    return (
      <Button asChild size="small" variant="soft" tone="neutral">
        <Link href={signInHref}>{t('signIn')}</Link>
      </Button>
    );
  }
  if (holder?.own === true || place !== null) {
    return (
      <Button size="small" variant="soft" tone="neutral" onPress={onLeave}>
        {t(place === null ? 'giveBack' : 'leave')}
      </Button>
    );
  }
  if (open_until !== null) return null;
  return (
    <Button size="small" variant="soft" onPress={onJoin}>
      {t(holder === null ? 'hold' : 'join')}
    </Button>
  );
}
