export { type EntryPageProps, EntryPage } from './EntryPage/EntryPage.tsx';
export { type LanguageChoiceProps, LanguageChoice } from './LanguageChoice/LanguageChoice.tsx';
export { type Level, type LevelBadgeProps, LevelBadge } from './LevelBadge/LevelBadge.tsx';
export { type MineAccount, type MineLinks, type MineScreenProps, MineScreen } from './MineScreen/MineScreen.tsx';
export { type PasswordRulesProps, PasswordRules } from './PasswordRules/PasswordRules.tsx';
export { type AccountUser, type ProfileHeaderProps, ProfileHeader } from './ProfileHeader/ProfileHeader.tsx';
export { type RegisterScreenProps, RegisterScreen } from './RegisterScreen/RegisterScreen.tsx';
export { type SignInScreenProps, SignInScreen } from './SignInScreen/SignInScreen.tsx';
