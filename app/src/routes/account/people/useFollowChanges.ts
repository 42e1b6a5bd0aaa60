import { useFollow, useUnfollow } from '@mcy/api/account/people/hooks';
import { useState } from 'react';

/** The ways to follow and unfollow, and what they changed since the page came: a list is not read again under the finger. */
export function useFollowChanges() {
  const follow = useFollow();
  const unfollow = useUnfollow();
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());

  async function change(user_id: string, changing: Promise<{ followed: boolean }>): Promise<void> {
    try {
      const { followed } = await changing;
      setChanged((before) => new Map(before).set(user_id, followed));
    } catch {
      // The page's own reactions show a refusal; the button then says what held before.
    }
  }

  return {
    withChanges: <Player extends { user_id: string; followed: boolean }>(player: Player): Player => ({
      ...player,
      followed: changed.get(player.user_id) ?? player.followed,
    }),
    onFollow: (user_id: string) => change(user_id, follow.mutateAsync({ user_id })),
    onUnfollow: (user_id: string) => change(user_id, unfollow.mutateAsync({ user_id })),
  };
}
