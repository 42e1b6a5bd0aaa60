import type { UserNotification } from '@mcy/api/account/notices/contract';
import { Crown, Gift, HeartHandshake, IdCard, Landmark, Trophy, Undo2, Wallet } from 'lucide-react';
import { Icon, Image } from '../../../primitives/index.ts';
import * as styles from './NotificationSign.css.ts';

export interface NotificationSignProps {
  notification: Pick<UserNotification, 'kind' | 'image'>;
  size?: 'standard' | 'large';
}

const icons = {
  recharge_settled: Wallet,
  withdrawal_requested: Landmark,
  withdrawal_cancelled: Undo2,
  prize_won: Trophy,
  level_reached: Crown,
  new_fan: HeartHandshake,
  invite_bound: Gift,
  identity_reviewed: IdCard,
} as const;

/** Picture of a notification: the toy won, or an icon of its kind. Decorative: the title beside it says the same. */
export function NotificationSign({ notification: { kind, image }, size = 'standard' }: NotificationSignProps) {
  const large = size === 'large';
  const look = image === null ? (large ? styles.glowing : '') : large ? styles.hero : styles.pictured;
  return (
    <span className={`${styles.sign({ size })} ${styles.tones[kind]} ${look}`} aria-hidden="true">
      {image === null ? (
        <Icon icon={icons[kind]} size={large ? 'large' : 'standard'} />
      ) : (
        <Image src={image} alt="" fit="contain" ratio="square" />
      )}
    </span>
  );
}
