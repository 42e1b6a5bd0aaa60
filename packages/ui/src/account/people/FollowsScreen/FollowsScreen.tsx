import type { Player } from '@mcy/api/account/people/contract';
import { HeartHandshake, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { ListRow, type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import { Avatar, Surface, Text } from '../../../primitives/index.ts';
import { LevelBadge } from '../../levels/LevelBadge/LevelBadge.tsx';
import { FollowButton, type FollowButtonProps } from '../FollowButton/FollowButton.tsx';

export interface FollowsScreenProps extends Pick<FollowButtonProps, 'onFollow' | 'onUnfollow'> {
  /** Which list: players the user follows, or followers. */
  of: 'following' | 'fans';
  /** The latest first. */
  players: PagedLoad<Player>;
  links: {
    mine: string;
    player: (user_id: string) => string;
    /** The next step when the list is empty. */
    next: string;
  };
}

/** The players that the reader follows (user/followList), or the reader's fans (user/fanList). */
export function FollowsScreen({ of, players, links, ...ways }: FollowsScreenProps) {
  const { t } = useTranslation('account/people');
  const title = t(`follow.${of}.title`);
  return (
    <Screen texts={useScreenTexts()} title={title} back={links.mine} layout="full">
      <ScreenList
        load={players}
        label={title}
        layout="pairs"
        rowKey={({ user_id }) => user_id}
        empty={{
          icon: of === 'fans' ? HeartHandshake : UsersRound,
          title: t(`follow.${of}.empty.title`),
          text: t(`follow.${of}.empty.body`),
          next: { label: t(`follow.${of}.empty.action`), href: links.next },
        }}
      >
        {(player) => <PlayerRow of={of} player={player} href={links.player(player.user_id)} {...ways} />}
      </ScreenList>
    </Screen>
  );
}

interface PlayerRowProps extends Pick<FollowButtonProps, 'onFollow' | 'onUnfollow'> {
  of: FollowsScreenProps['of'];
  player: Player;
  href: string;
}

function PlayerRow({ of, player, href, ...ways }: PlayerRowProps) {
  const { t } = useTranslation('account/people');
  const { nickname, avatar, level, description, followed, follows_me } = player;
  return (
    <Surface space="none" radius="standard">
      <ListRow
        leading={<Avatar name={nickname} src={avatar} />}
        title={nickname}
        description={
          <>
            <LevelBadge level={level} /> {/* Every follower follows the reader. */}
            {of === 'following' && follows_me && (
              <Text inline size="xsmall" tone="muted">
                {t(followed ? 'follow.mutual' : 'follow.followsMe')}
              </Text>
            )}
            {description !== null && (
              <Text inline size="small" lines={1}>
                {description}
              </Text>
            )}
          </>
        }
        href={href}
        chevron={false}
        action={<FollowButton player={player} size="small" {...ways} />}
      />
    </Surface>
  );
}
