import type { Player } from '@mcy/api/account/people/contract';
import { UserCheck, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, Link } from '../../../primitives/index.ts';

export interface FollowButtonProps {
  player: Pick<Player, 'user_id' | 'nickname' | 'followed' | 'follows_me'>;
  size?: 'small' | 'standard';
  /** Sign-in link for guests, which returns here; omit it for signed-in users. */
  signInHref?: string | undefined;
  onFollow: (user_id: string) => Promise<void>;
  onUnfollow: (user_id: string) => Promise<void>;
}

/** Follows or unfollows a player, and shows the current state. */
export function FollowButton({ player, size = 'standard', signInHref, onFollow, onUnfollow }: FollowButtonProps) {
  const { t } = useTranslation('account/people');
  const { user_id, nickname } = player;
  if (signInHref !== undefined) {
    return (
      <Button asChild size={size} icon={UserPlus} aria-label={t('follow.followNamed', { nickname })}>
        <Link href={signInHref}>{t('follow.follow')}</Link>
      </Button>
    );
  }
  const way = player.follows_me ? 'followBack' : 'follow';
  return (
    <Button
      size={size}
      variant={player.followed ? 'soft' : 'solid'}
      tone={player.followed ? 'neutral' : 'accent'}
      icon={player.followed ? UserCheck : UserPlus}
      aria-label={player.followed ? t('follow.unfollowNamed', { nickname }) : t(`follow.${way}Named`, { nickname })}
      onPress={() => (player.followed ? onUnfollow(user_id) : onFollow(user_id))}
    >
      {player.followed ? t('follow.followed') : t(`follow.${way}`)}
    </Button>
  );
}
