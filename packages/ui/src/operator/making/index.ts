export { MakingScreen, type MakingScreenProps, type OfferTask } from './MakingScreen/MakingScreen.tsx';
