export { type RightChange, RightsScreen, type RightsScreenProps } from './RightsScreen/RightsScreen.tsx';
