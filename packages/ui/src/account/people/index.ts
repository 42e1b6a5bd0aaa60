export { FollowButton, type FollowButtonProps } from './FollowButton/FollowButton.tsx';
export { FollowsScreen, type FollowsScreenProps } from './FollowsScreen/FollowsScreen.tsx';
export { PublicProfileScreen, type PublicProfileScreenProps } from './PublicProfileScreen/PublicProfileScreen.tsx';
