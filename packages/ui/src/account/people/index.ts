export { FollowButton, type FollowButtonProps } from './FollowButton/FollowButton.tsx';
export { FollowsScreen, type FollowsScreenProps } from './FollowsScreen/FollowsScreen.tsx';
export type { Player } from './Player.ts';
export { PlayerRow, type PlayerRowProps } from './PlayerRow/PlayerRow.tsx';
export type { BestWin, PublicPlayer } from './PublicPlayer.ts';
export { PublicProfileScreen, type PublicProfileScreenProps } from './PublicProfileScreen/PublicProfileScreen.tsx';
