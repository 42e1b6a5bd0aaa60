export { ChooseLocationScreen, type ChooseLocationScreenProps } from './ChooseLocationScreen/ChooseLocationScreen.tsx';
export { OpenLocationScreen, type OpenLocationScreenProps } from './OpenLocationScreen/OpenLocationScreen.tsx';
