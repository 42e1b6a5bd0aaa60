import { CircleCheck, CircleUser, Gift, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';
import { Notice } from '../../../patterns/index.ts';
import { Avatar, Badge, Heading, Icon, Image, Inline, Money, Stack, Surface, Text } from '../../../primitives/index.ts';
import { Anchor } from '../../../primitives/Link/Anchor.tsx';
import type { Room } from '../Room.ts';
import * as styles from './RoomCard.css.ts';
import { RoomMeter } from './RoomMeter.tsx';
import { RoomTime } from './RoomTime.tsx';
import { stateTone } from './stateTone.ts';

const shownPrizes = 4;

export interface RoomCardProps {
  room: Room;
  href: string;
  /** Server clock in ms since 1970, for the time left. */
  now?: (() => number) | undefined;
  /** Heading level of its name. */
  level?: 2 | 3;
  /** In the first screen: its cover loads at once. */
  priority?: boolean;
}

/** A prize-roll room in a list: its prizes, participants, price and draw time. */
export function RoomCard({ room, href, now, level = 3, priority = false }: RoomCardProps) {
  const { t } = useTranslation('rooms/lobby');
  const reason = room.state === 'void' ? (room.state_reason ?? t('voidReason')) : room.state_reason;
  const closed = stateTone[room.state].closed;
  return (
    <div className={styles.root}>
      <Surface space="none">
        <div className={styles.card}>
          <div className={styles.cover} data-closed={closed}>
            <span className={styles.picture}>
              <Image src={room.cover} alt="" fit="contain" ratio="wide" priority={priority} />
            </span>
            <span className={styles.marks}>
              <Badge size="small" tone={stateTone[room.state].tone} variant={stateTone[room.state].variant}>
                {t(`state.${room.state}`)}
              </Badge>
              {room.mine && (
                <Badge size="small" tone="accent" icon={CircleUser}>
                  {t('mine')}
                </Badge>
              )}
              {room.joined && (
                <Badge size="small" tone="positive" icon={CircleCheck}>
                  {t('joined')}
                </Badge>
              )}
              {room.has_password && (
                <span className={styles.lock}>
                  <Badge size="small" icon={Lock}>
                    {t('password')}
                  </Badge>
                </span>
              )}
            </span>
          </div>
          <div className={styles.body}>
            <PrizePreview room={room} />
            <Stack space="xxsmall">
              <Heading level={level} size="small" lines={2}>
                <Anchor href={href} className={styles.link}>
                  {room.name}
                </Anchor>
              </Heading>
              <Inline space="xsmall" wrap={false}>
                <Avatar name={room.owner.nickname} src={room.owner.avatar} size="small" />
                <Text size="small" tone="secondary" lines={1}>
                  {t('owner', { nickname: room.owner.nickname })}
                </Text>
              </Inline>
            </Stack>
            <Text size="small" tone="secondary">
              <Icon icon={Gift} size="text" />{' '}
              {t('prizes', {
                count: room.prize_count,
                amount: formatMoney(room.prize_count),
                value: formatMoney(room.prize_value),
              })}
            </Text>
            {!stateTone[room.state].unpublished && (
              <RoomMeter joined={room.joined_count} needed={room.needed_count} closed={closed} />
            )}
            {reason !== null && <Notice tone={stateTone[room.state].tone}>{reason}</Notice>}
            <div className={styles.foot}>
              <RoomTime room={room} now={now} />
              <span className={styles.price}>
                {room.entry_price === 0 ? (
                  <Text inline weight="bold" tone="positive">
                    {t('free')}
                  </Text>
                ) : (
                  <Money amount={room.entry_price} label={t('coins')} />
                )}
              </span>
            </div>
          </div>
        </div>
      </Surface>
    </div>
  );
}

function PrizePreview({ room }: { room: Room }) {
  const { t } = useTranslation('rooms/lobby');
  const shown = room.prizes.slice(0, shownPrizes);
  const rest = room.prize_count - shown.length;
  return (
    <span className={styles.prizes}>
      {shown.map((prize) => (
        <span key={prize.prize_id} className={styles.thumb[prize.rarity]}>
          <Image src={prize.image} alt={prize.name} fit="contain" ratio="square" />
        </span>
      ))}
      {rest > 0 && <span className={styles.rest}>{t('more', { amount: formatMoney(rest) })}</span>}
    </span>
  );
}
