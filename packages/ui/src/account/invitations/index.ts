export { type BindInviteCodeScreenProps, BindInviteCodeScreen } from './BindInviteCodeScreen/BindInviteCodeScreen.tsx';
export { type InviteFriendsProps, InviteFriends } from './InviteFriends/InviteFriends.tsx';
