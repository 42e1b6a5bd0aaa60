export {
  type DeviceNotificationState,
  DeviceNotifications,
  type DeviceNotificationsProps,
} from './DeviceNotifications/DeviceNotifications.tsx';
export { AddAddressScreen, type AddAddressScreenProps } from './AddAddressScreen/AddAddressScreen.tsx';
export type { Address } from './Address.ts';
export { AddressCard, type AddressCardProps } from './AddressCard/AddressCard.tsx';
export { AddressesScreen, type AddressesScreenProps } from './AddressesScreen/AddressesScreen.tsx';
export {
  type BindInviteCodeScreenProps,
  type Invitation,
  BindInviteCodeScreen,
} from './BindInviteCodeScreen/BindInviteCodeScreen.tsx';
export {
  type BindPhoneScreenProps,
  type NameBinding,
  type NameKind,
  BindPhoneScreen,
} from './BindPhoneScreen/BindPhoneScreen.tsx';
export { type BoundNamesProps, BoundNames } from './BoundNames/BoundNames.tsx';
export { type ChangePasswordScreenProps, ChangePasswordScreen } from './ChangePasswordScreen/ChangePasswordScreen.tsx';
export type { Device } from './Device.ts';
export { type DeviceListProps, DeviceList } from './DeviceList/DeviceList.tsx';
export { DeliveryNotes } from './DeliveryNotes/DeliveryNotes.tsx';
export { EditAddressScreen, type EditAddressScreenProps } from './EditAddressScreen/EditAddressScreen.tsx';
export { type EditProfileScreenProps, EditProfileScreen } from './EditProfileScreen/EditProfileScreen.tsx';
export { type EntryPageProps, EntryPage } from './EntryPage/EntryPage.tsx';
export { formatPhone } from './formatPhone.ts';
export { type ForgotPasswordScreenProps, ForgotPasswordScreen } from './ForgotPasswordScreen/ForgotPasswordScreen.tsx';
export { type InviteFriendsProps, InviteFriends } from './InviteFriends/InviteFriends.tsx';
export { type LanguageChoiceProps, LanguageChoice } from './LanguageChoice/LanguageChoice.tsx';
export { type Level, type LevelBadgeProps, LevelBadge } from './LevelBadge/LevelBadge.tsx';
export { type MineAccount, type MineLinks, type MineScreenProps, MineScreen } from './MineScreen/MineScreen.tsx';
export { type NotificationBellProps, NotificationBell } from './NotificationBell/NotificationBell.tsx';
export { type NotificationRowProps, NotificationRow } from './NotificationRow/NotificationRow.tsx';
export { type NotificationScreenProps, NotificationScreen } from './NotificationScreen/NotificationScreen.tsx';
export { type NotificationSignProps, NotificationSign } from './NotificationSign/NotificationSign.tsx';
export { type NotificationsScreenProps, NotificationsScreen } from './NotificationsScreen/NotificationsScreen.tsx';
export { type PasswordRulesProps, PasswordRules } from './PasswordRules/PasswordRules.tsx';
export type { MotionChoice } from './Preferences/motionChoices.ts';
export { type DeviceChoices, type PreferencesProps, Preferences } from './Preferences/Preferences.tsx';
export { type AccountUser, type ProfileHeaderProps, ProfileHeader } from './ProfileHeader/ProfileHeader.tsx';
export { type ProfileScreenProps, type ProfileUser, ProfileScreen } from './ProfileScreen/ProfileScreen.tsx';
export { type RegisterScreenProps, RegisterScreen } from './RegisterScreen/RegisterScreen.tsx';
export { type SettingsScreenProps, SettingsScreen } from './SettingsScreen/SettingsScreen.tsx';
export { type SignInScreenProps, SignInScreen } from './SignInScreen/SignInScreen.tsx';
export { type SignOutProps, SignOut } from './SignOut/SignOut.tsx';
export type { NotificationKind, NotificationTarget, UserNotification } from './UserNotification.ts';
export { BenefitCentreScreen, type BenefitCentreScreenProps } from './BenefitCentreScreen/BenefitCentreScreen.tsx';
export { FollowButton, type FollowButtonProps } from './FollowButton/FollowButton.tsx';
export { FollowsScreen, type FollowsScreenProps } from './FollowsScreen/FollowsScreen.tsx';
export { LevelHero, type LevelHeroProps } from './LevelHero/LevelHero.tsx';
export { LevelLadder, type LevelLadderProps } from './LevelLadder/LevelLadder.tsx';
export { LevelProgressScreen, type LevelProgressScreenProps } from './LevelProgressScreen/LevelProgressScreen.tsx';
export { LevelRulesScreen, type LevelRulesScreenProps } from './LevelRulesScreen/LevelRulesScreen.tsx';
export type { LevelGift, LevelStep, MyLevel } from './LevelStep.ts';
export type { Player } from './Player.ts';
export { PlayerRow, type PlayerRowProps } from './PlayerRow/PlayerRow.tsx';
export { Podium, type PodiumProps } from './Podium/Podium.tsx';
export { type Privacy, PrivacySwitches, type PrivacySwitchesProps } from './PrivacySwitches/PrivacySwitches.tsx';
export type { BestWin, PublicPlayer } from './PublicPlayer.ts';
export { PublicProfileScreen, type PublicProfileScreenProps } from './PublicProfileScreen/PublicProfileScreen.tsx';
export {
  type RankedPlayer,
  type Ranking,
  type RankingBoard,
  type RankingPeriod,
  rankingBoards,
  rankingPeriods,
} from './Ranking.ts';
export { RankingsScreen, type RankingsLinks, type RankingsScreenProps } from './RankingsScreen/RankingsScreen.tsx';
export type { AppDownload } from './AppDownload.ts';
export type { CheckIn, CheckInDay } from './CheckIn.ts';
export { CheckInScreen, type CheckInScreenProps } from './CheckInScreen/CheckInScreen.tsx';
export { FaceCheckScreen, type FaceCheckScreenProps } from './FaceCheckScreen/FaceCheckScreen.tsx';
export type { DocumentKind, IdentityReview, IdentityState } from './IdentityReview.ts';
export { IdentityScreen, type IdentityScreenProps } from './IdentityScreen/IdentityScreen.tsx';
