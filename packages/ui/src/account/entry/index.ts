export { type ChangePasswordScreenProps, ChangePasswordScreen } from './ChangePasswordScreen/ChangePasswordScreen.tsx';
export { type DeviceListProps, DeviceList } from './DeviceList/DeviceList.tsx';
export { type EntryPageProps, EntryPage } from './EntryPage/EntryPage.tsx';
export { type ForgotPasswordScreenProps, ForgotPasswordScreen } from './ForgotPasswordScreen/ForgotPasswordScreen.tsx';
export { type PasswordRulesProps, PasswordRules } from './PasswordRules/PasswordRules.tsx';
export { type RegisterScreenProps, RegisterScreen } from './RegisterScreen/RegisterScreen.tsx';
export { type SignInScreenProps, SignInScreen } from './SignInScreen/SignInScreen.tsx';
export { type SignOutProps, SignOut } from './SignOut/SignOut.tsx';
