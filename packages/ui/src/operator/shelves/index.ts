export { ShelfScreen, type ShelfScreenProps } from './ShelfScreen/ShelfScreen.tsx';
