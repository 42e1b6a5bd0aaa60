export { type SpendingScreenProps, SpendingScreen } from './SpendingScreen/SpendingScreen.tsx';
