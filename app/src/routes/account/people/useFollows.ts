import { useFollow, useUnfollow } from '@mcy/api/account/people/hooks';
import type { Player } from '@mcy/api/account/people/contract';
import type { PagedLoad } from '@mcy/ui/patterns';
import { useState } from 'react';
import { mapRows } from '../../../platform/mapRows.ts';
import { useAction } from '../../../platform/useAction.ts';

/** A list of players with the ways to follow and unfollow them. What a press changes shows at once; the list is not read again under the finger. */
export function useFollows(players: PagedLoad<Player>) {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  function onDone({ followed }: { followed: boolean }, { user_id }: { user_id: string }): void {
    setChanged((before) => new Map(before).set(user_id, followed));
  }
  const follow = useAction(useFollow(), { onDone });
  const unfollow = useAction(useUnfollow(), { onDone });
  return {
    players: mapRows(players, (player) => ({ ...player, followed: changed.get(player.user_id) ?? player.followed })),
    onFollow: (user_id: string) => follow({ user_id }),
    onUnfollow: (user_id: string) => unfollow({ user_id }),
  };
}
