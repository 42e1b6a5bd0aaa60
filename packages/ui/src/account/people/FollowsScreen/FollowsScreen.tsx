import type { Player } from '@mcy/api/account/people/contract';
import { HeartHandshake, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLoadTexts } from '../../../i18n/index.ts';
import { EmptyState, InfiniteList, LoadView, NavBar, type PagedLoad } from '../../../patterns/index.ts';
import { Button, Inset, Link } from '../../../primitives/index.ts';
import type { FollowButtonProps } from '../FollowButton/FollowButton.tsx';
import { PlayerRow } from '../PlayerRow/PlayerRow.tsx';
import * as styles from './FollowsScreen.css.ts';
import { FollowsSkeleton } from './FollowsSkeleton.tsx';

export interface FollowsScreenProps extends Pick<FollowButtonProps, 'onFollow' | 'onUnfollow'> {
  /** Which list: players the user follows, or followers. */
  of: 'following' | 'fans';
  /** The latest first. */
  players: PagedLoad<Player>;
  links: {
    mine: string;
    player: (user_id: string) => string;
    /** Where to find players to follow, or how to gain followers: the next step when the list is empty. */
    next: string;
  };
}

/** Players the user follows (user/followList), or followers (user/fanList). */
export function FollowsScreen({ of, players, links, onFollow, onUnfollow }: FollowsScreenProps) {
  const { t } = useTranslation('account/people');
  const { t: shell } = useTranslation('shell');
  return (
    <>
      <NavBar title={t(`follow.${of}.title`)} back={{ label: shell('back'), href: links.mine }} />
      <Inset space={{ phone: 'medium', tablet: 'large' }}>
        <div className={styles.column}>
          <LoadView {...useLoadTexts()} load={players} skeleton={<FollowsSkeleton />}>
            {(data) =>
              data.rows.length === 0 ? (
                <EmptyState
                  icon={of === 'fans' ? HeartHandshake : UsersRound}
                  title={t(`follow.${of}.empty.title`)}
                  text={t(`follow.${of}.empty.body`)}
                  action={
                    <Button asChild>
                      <Link href={links.next}>{t(`follow.${of}.empty.action`)}</Link>
                    </Button>
                  }
                />
              ) : (
                <InfiniteList
                  {...data}
                  label={t(`follow.${of}.title`)}
                  rowKey={({ user_id }) => user_id}
                  loadMoreLabel={shell('loadMore')}
                  retryLabel={shell('retry')}
                  loadingLabel={shell('loading')}
                >
                  {(player) => (
                    <PlayerRow
                      player={player}
                      href={links.player(player.user_id)}
                      onFollow={onFollow}
                      onUnfollow={onUnfollow}
                    />
                  )}
                </InfiniteList>
              )
            }
          </LoadView>
        </div>
      </Inset>
    </>
  );
}
