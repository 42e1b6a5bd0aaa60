import type { Player } from '@mcy/api/account/people/contract';
import { useTranslation } from 'react-i18next';
import { ListRow } from '../../../patterns/index.ts';
import { Avatar, Surface, Text } from '../../../primitives/index.ts';
import { FollowButton, type FollowButtonProps } from '../FollowButton/FollowButton.tsx';
import { LevelBadge } from '../../levels/LevelBadge/LevelBadge.tsx';
import * as styles from './PlayerRow.css.ts';

export interface PlayerRowProps extends Pick<FollowButtonProps, 'onFollow' | 'onUnfollow'> {
  player: Player;
  /** Their public page. */
  href: string;
}

/** A player in a list: name, description, and follow button. */
export function PlayerRow({ player, href, onFollow, onUnfollow }: PlayerRowProps) {
  return (
    <Surface space="none" radius="standard">
      <div className={styles.row}>
        <div className={styles.who}>
          <ListRow
            leading={<Avatar name={player.nickname} src={player.avatar} />}
            title={player.nickname}
            description={<Words player={player} />}
            href={href}
            chevron={false}
          />
        </div>
        <div className={styles.action}>
          <FollowButton player={player} size="small" onFollow={onFollow} onUnfollow={onUnfollow} />
        </div>
      </div>
    </Surface>
  );
}

function Words({ player: { level, description, followed, follows_me } }: { player: Player }) {
  const { t } = useTranslation('account/people');
  return (
    <span className={styles.words}>
      <LevelBadge level={level} />
      {description !== null && (
        <Text inline size="small" tone="secondary" lines={2}>
          {description}
        </Text>
      )}
      {follows_me && (
        <Text inline size="xsmall" tone="muted">
          {followed ? t('follow.mutual') : t('follow.followsMe')}
        </Text>
      )}
    </span>
  );
}
