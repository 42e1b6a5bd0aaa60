export { PracticeScreen, type PracticeScreenProps, type PracticeState } from './PracticeScreen/PracticeScreen.tsx';
