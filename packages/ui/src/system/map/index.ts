export { ChooseLocationScreen, type ChooseLocationScreenProps } from './ChooseLocationScreen/ChooseLocationScreen.tsx';
export type { MapTiles } from './MapTiles.ts';
export { OpenLocationScreen, type OpenLocationScreenProps } from './OpenLocationScreen/OpenLocationScreen.tsx';
