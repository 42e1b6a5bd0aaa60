export { GuestBar, type GuestBarProps } from './GuestBar/GuestBar.tsx';
export { type LanguageChoiceProps, LanguageChoice } from './LanguageChoice/LanguageChoice.tsx';
export { type LanguageSheetProps, LanguageSheet } from './LanguageSheet/LanguageSheet.tsx';
export {
  type MineAccount,
  type MineLinks,
  type MineScreenProps,
  MineScreen,
  type OwnToy,
} from './MineScreen/MineScreen.tsx';
export { PlayerBar, type PlayerBarProps } from './PlayerBar/PlayerBar.tsx';
export type { MotionChoice } from './Preferences/motionChoices.ts';
export { type DeviceChoices, type PreferencesProps, Preferences } from './Preferences/Preferences.tsx';
export { type AccountUser, type ProfileHeaderProps, ProfileHeader } from './ProfileHeader/ProfileHeader.tsx';
export { type ProfileScreenProps, ProfileScreen } from './ProfileScreen/ProfileScreen.tsx';
export { type SettingsScreenProps, SettingsScreen } from './SettingsScreen/SettingsScreen.tsx';
export { PrivacySwitches, type PrivacySwitchesProps } from './PrivacySwitches/PrivacySwitches.tsx';
