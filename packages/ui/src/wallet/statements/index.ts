export { type StatementsScreenProps, StatementsScreen } from './StatementsScreen/StatementsScreen.tsx';
