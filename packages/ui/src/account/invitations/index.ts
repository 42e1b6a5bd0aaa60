export {
  type BindInviteCodeScreenProps,
  type Invitation,
  BindInviteCodeScreen,
} from './BindInviteCodeScreen/BindInviteCodeScreen.tsx';
export { type InviteFriendsProps, InviteFriends } from './InviteFriends/InviteFriends.tsx';
