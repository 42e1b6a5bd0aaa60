export { SeasonsScreen, type SeasonsScreenProps, type SeasonTask } from './SeasonsScreen/SeasonsScreen.tsx';
